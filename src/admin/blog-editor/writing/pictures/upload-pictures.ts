import type { Editor } from '@tiptap/core';
import { newId } from '#src/admin/documents/new-id.ts';
import { startUpload } from '#src/admin/uploads/drop-zone.tsx';
import { needsAttention, type Upload } from '#src/admin/uploads/upload.ts';
import { currentUploads } from '#src/admin/uploads/upload-session.ts';
import type { ChosenFile } from '#src/admin/uploads/upload-deps.ts';
import { mediaUrl } from '#src/domains/media/media-address.ts';
import type { SentAsset } from '#src/domains/media/intake/sent-upload.ts';
import { afterBlock, insertAfter } from './after-block.ts';
import {
  changePlaceholders,
  type Placeholder,
  placeOf,
  withoutPlaceholder,
} from './placeholders.ts';
import { thumbnailOf } from './thumbnail-of.ts';

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

/**
 * Puts pictures into the library, and into the text after the block at a position. They stand there at once, since the text
 * goes on changing while they are sent.
 */
export async function uploadPictures(
  editor: Editor,
  files: readonly ChosenFile[],
  position: number,
): Promise<void> {
  if (editor.isDestroyed || files.length === 0) return;
  const placeholders = files.map(({ file }): Placeholder => ({
    key: newId(),
    upload: undefined,
    name: file.name,
    preview: undefined,
    progress: undefined,
    failure: undefined,
    canRetry: false,
  }));
  const place = afterBlock(editor.state.doc, position);
  changePlaceholders(editor.view, { type: 'add', position: place, placeholders });
  const uploads = await startUpload([...files]);
  for (const [at, placeholder] of placeholders.entries())
    follow(editor, { ...placeholder, upload: uploads[at] }, files[at]!.file);
}

/** Keeps a placeholder up to date until the picture takes its place. */
function follow(editor: Editor, placeholder: Placeholder, file: File): void {
  const { key } = placeholder;
  const store = currentUploads();
  let shown = placeholder;
  let preview: string | undefined;
  let isOver = false;
  const stop = store?.subscribe(look);
  look();
  void thumbnailOf(file).then((made) => {
    preview = made;
    look();
  });

  function end(): void {
    isOver = true;
    stop?.();
  }
  function look(): void {
    if (isOver) return;
    if (editor.isDestroyed || placeOf(editor.state, key) === undefined) return end();
    const upload = store?.getState().find((each) => each.key === placeholder.upload);
    if (!upload) {
      changePlaceholders(editor.view, { type: 'remove', key });
      return end();
    }
    // The library has the file already: that one is meant.
    if (upload.state === 'duplicate') return store?.takeExisting([upload.key]);
    if (upload.state === 'done' && upload.asset) {
      end();
      insertPicture(editor, key, upload.asset);
      // It stands in the text, so the list of uploads need not name it.
      return store?.cancel([upload.key]);
    }
    const next = { ...placeholder, preview, ...stateOf(upload) };
    if (JSON.stringify(next) === JSON.stringify(shown)) return;
    shown = next;
    changePlaceholders(editor.view, { type: 'update', placeholder: next });
  }
}

function stateOf(upload: Upload): Pick<Placeholder, 'progress' | 'failure' | 'canRetry'> {
  const { state, bytes, sent, message } = upload;
  const isStuck = needsAttention(upload);
  return {
    progress: bytes > 0 ? Math.round((sent / bytes) * 100) : undefined,
    failure: isStuck ? (message ?? STUCK[state] ?? 'Check your connection.') : undefined,
    canRetry: state === 'failed' || state === 'signed-out',
  };
}

/** Replaces a placeholder by the picture. */
function insertPicture(editor: Editor, key: string, asset: SentAsset): void {
  const { state, view } = editor;
  const { address, alt, isDecorative } = asset;
  const image = state.schema.nodes['image']!.create({
    src: mediaUrl(address),
    alt,
    decorative: isDecorative && alt === '',
  });
  // The blocks around the placeholder may have become one.
  const place = afterBlock(state.doc, placeOf(state, key)!);
  view.dispatch(withoutPlaceholder(insertAfter(state.tr, place, image), key));
}

export const placeholderActions = {
  retry({ upload }: Placeholder): void {
    if (upload === undefined) return;
    // Whoever was signed out has signed in again in another tab.
    currentUploads()?.signedIn();
    currentUploads()?.retry([upload]);
  },
  remove({ upload }: Placeholder): void {
    if (upload !== undefined) currentUploads()?.cancel([upload]);
  },
};
