import type { Editor } from '@tiptap/core';
import { startUpload } from '#src/admin/uploads/drop-zone.tsx';
import { needsAttention, type Upload } from '#src/admin/uploads/upload.ts';
import { currentUploads } from '#src/admin/uploads/upload-session.ts';
import type { ChosenFile } from '#src/admin/uploads/upload-deps.ts';
import { mediaUrl } from '#src/domains/media/media-address.ts';
import type { SentAsset } from '#src/domains/media/intake/sent-upload.ts';
import {
  changePlaceholders,
  type Placeholder,
  placeOf,
  withoutPlaceholder,
} from './placeholders.ts';

/** Where pictures of posts go in the library. */
const FOLDER = 'Posts';

const STUCK: Partial<Record<Upload['state'], string>> = {
  'signed-out': 'Sign in again in another tab, then try again.',
  'lost-file': 'Choose the file again.',
};

/** Files that the library takes as pictures of a text. */
export const picturesOf = (files: readonly ChosenFile[]): ChosenFile[] =>
  files
    .filter(({ file }) => file.type.startsWith('image/'))
    .map(({ file }) => ({ file, folder: FOLDER }));

/** Puts pictures into the library, and into the text where they were pasted or dropped. */
export async function uploadPictures(
  editor: Editor,
  files: readonly ChosenFile[],
  position: number,
): Promise<void> {
  const keys = await startUpload([...files]);
  const placeholders = keys.map((key, at): Placeholder => {
    const { file } = files[at]!;
    const preview = URL.createObjectURL(file);
    return { key, name: file.name, preview, progress: undefined, failure: undefined };
  });
  if (editor.isDestroyed || placeholders.length === 0) return;
  changePlaceholders(editor.view, { type: 'add', position, placeholders });
  for (const placeholder of placeholders) follow(editor, placeholder);
}

/** Keeps a placeholder up to date until the picture takes its place. */
function follow(editor: Editor, placeholder: Placeholder): void {
  const { key, preview } = placeholder;
  const store = currentUploads();
  let shown = placeholder;
  const stop = store?.subscribe(look);
  look();

  function end(): void {
    stop?.();
    URL.revokeObjectURL(preview);
  }
  function look(): void {
    const upload = store?.getState().find((each) => each.key === key);
    if (editor.isDestroyed || placeOf(editor.state, key) === undefined) return end();
    if (!upload) {
      changePlaceholders(editor.view, { type: 'remove', key });
      return end();
    }
    // The library has the file already: that one is meant.
    if (upload.state === 'duplicate') return store?.takeExisting([key]);
    if (upload.state === 'done' && upload.asset) {
      place(editor, key, upload.asset);
      return end();
    }
    const next: Placeholder = {
      ...placeholder,
      progress: upload.bytes > 0 ? Math.round((upload.sent / upload.bytes) * 100) : undefined,
      failure: failureOf(upload),
    };
    if (JSON.stringify(next) === JSON.stringify(shown)) return;
    shown = next;
    changePlaceholders(editor.view, { type: 'update', placeholder: next });
  }
}

function failureOf(upload: Upload): string | undefined {
  if (upload.state !== 'refused' && !needsAttention(upload)) return undefined;
  return upload.message ?? STUCK[upload.state] ?? 'Check your connection.';
}

/** Replaces a placeholder by the picture. */
function place(editor: Editor, key: string, asset: SentAsset): void {
  const { state, view } = editor;
  const position = placeOf(state, key)!;
  const { address, alt, isDecorative } = asset;
  const image = state.schema.nodes['image']!.create({
    src: mediaUrl(address),
    alt,
    decorative: isDecorative && alt === '',
  });
  view.dispatch(withoutPlaceholder(state.tr.insert(position, image), key));
}

export const placeholderActions = {
  retry: (key: string): void => currentUploads()?.retry([key]),
  remove: (key: string): void => {
    currentUploads()?.cancel([key]);
    currentUploads()?.clear();
  },
};
