import type { Editor } from '@tiptap/core';
import type { Attrs, Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { isVisual } from '#src/domains/media/asset.ts';
import { newId } from '#src/admin/parts/new-id.ts';
import { startAddress, startUpload } from '#src/admin/uploads/drop-zone.tsx';
import { needsAttention, type Upload, type ChosenFile } from '#src/admin/uploads/upload.ts';
import { insertSlice, sliceOf } from '#src/admin/paste/insert-body.ts';
import { currentUploads } from '#src/admin/uploads/upload-session.ts';
import {
  type ForeignBody,
  type ForeignPicture,
  PICTURE_KEY,
} from '#src/domains/content/foreign/foreign-body.ts';
import { mediaUrl } from '#src/domains/media/media-address.ts';
import type { SentAsset } from '#src/domains/media/intake/sent-upload.ts';
import { afterBlock, insertAfter } from './after-block.ts';
import {
  changePlaceholders,
  type Placeholder,
  isNext,
  placeOf,
  withPlaceholders,
  withoutPlaceholder,
} from './placeholders.ts';

/** Where pictures of posts go in the library. */
const FOLDER = 'Posts';

const STUCK: Partial<Record<Upload['state'], string>> = {
  'signed-out': 'Sign in again in another tab, then try again.',
  'lost-file': 'Choose the file again.',
};

/** Files that a text shows or links to, as the library takes them. */
export const filesForText = (files: readonly ChosenFile[]): ChosenFile[] =>
  files
    .filter(({ file: { type } }) => type.startsWith('image/') || type === 'application/pdf')
    .map(({ file }) => ({ file, folder: FOLDER }));

let count = 0;
const newPlaceholder = (name: string): Placeholder => ({
  key: newId(),
  order: (count += 1),
  upload: undefined,
  name,
  preview: undefined,
  progress: undefined,
  failure: undefined,
  canRetry: false,
});

/**
 * Puts files into the library, and into the text after the block at a position. They stand there at once, since the text
 * goes on changing while they are sent.
 */
export async function uploadPictures(
  editor: Editor,
  files: readonly ChosenFile[],
  position: number,
): Promise<void> {
  if (editor.isDestroyed || files.length === 0) return;
  const placeholders = files.map(({ file }) => newPlaceholder(file.name));
  const place = afterBlock(editor.state.doc, position);
  const places = placeholders.map((placeholder) => ({ position: place, placeholder }));
  changePlaceholders(editor.view, { type: 'add', places });
  const uploads = await startUpload([...files]);
  for (const [at, placeholder] of placeholders.entries())
    follow(editor, { ...placeholder, upload: uploads[at] }, files[at]!.file);
}

/**
 * Puts a body with pictures in the place of the selection. Their files go to the library; each stands in its place when it is
 * there.
 */
export function insertWithPictures(editor: Editor, { body, pictures }: ForeignBody): void {
  const placed: { placeholder: Placeholder; picture: ForeignPicture }[] = [];
  insertSlice(editor, sliceOf(editor, body), (tr) => {
    const found = picturesIn(tr.doc);
    const before = tr.steps.length;
    for (const { position } of found.toReversed()) takeOut(tr, position);
    const taken = tr.mapping.slice(before);
    const places = found.flatMap(({ position, attrs: { src, caption } }) => {
      const picture = pictures.find(({ key }) => key === src);
      if (!picture) return [];
      const { alt } = picture;
      const placeholder = { ...newPlaceholder(nameOf(picture)), alt, caption: String(caption) };
      placed.push({ placeholder, picture });
      return [{ position: taken.map(position, -1), placeholder }];
    });
    return withPlaceholders(tr, places);
  });
  for (const { placeholder, picture } of placed) void send(editor, placeholder, picture);
}

function picturesIn(doc: Node) {
  const found: { position: number; attrs: Attrs }[] = [];
  doc.descendants(({ type, attrs }, position) => {
    if (type.name === 'image' && String(attrs['src']).startsWith(PICTURE_KEY))
      found.push({ position, attrs });
  });
  return found;
}

/** A cell or item with nothing else keeps an empty paragraph. */
function takeOut(tr: Transaction, position: number): void {
  const isAlone = tr.doc.resolve(position).parent.childCount === 1;
  if (isAlone)
    tr.replaceWith(position, position + 1, tr.doc.type.schema.nodes['paragraph']!.create());
  else tr.delete(position, position + 1);
}

const nameOf = ({ alt, source }: ForeignPicture): string => {
  if ('address' in source) return alt || decodePath(source.address);
  const name =
    alt
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .slice(0, 60) || 'Pasted picture';
  return `${name}.${source.type.replace('image/', '').replace('jpeg', 'jpg').replace(/\+.*/, '')}`;
};

const decodePath = (address: string): string => URL.parse(address)?.hostname ?? address;

async function send(
  editor: Editor,
  placeholder: Placeholder,
  { source }: ForeignPicture,
): Promise<void> {
  if ('address' in source) {
    // The server fetches it, by the rules for files at other addresses.
    const upload = await startAddress(source.address, FOLDER);
    return follow(editor, { ...placeholder, upload });
  }
  const file = new File([source.bytes], placeholder.name, { type: source.type });
  const [upload] = await startUpload([{ file, folder: FOLDER }]);
  follow(editor, { ...placeholder, upload }, file);
}

/** Keeps a placeholder up to date until the picture takes its place. */
function follow(editor: Editor, placeholder: Placeholder, file?: File): void {
  const { key } = placeholder;
  const store = currentUploads();
  let shown = placeholder;
  let preview: string | undefined;
  let isOver = false;
  const stop = store?.subscribe(look);
  look();
  if (file)
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
    // Pictures of one place keep their order.
    if (upload.state === 'done' && upload.asset && isNext(editor.state, key)) {
      end();
      insertFile(editor, placeholder, upload.asset);
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

/** Replaces a placeholder by the picture, or by a link to a file of another kind. */
function insertFile(editor: Editor, { key, ...known }: Placeholder, asset: SentAsset): void {
  const { state, view } = editor;
  const { schema } = state;
  const { nodes, marks } = schema;
  const { address, alt, isDecorative, kind, name } = asset;
  const src = mediaUrl(address);
  const made = isVisual(kind)
    ? nodes['image']!.create({
        src,
        alt: alt || known.alt,
        caption: known.caption ?? '',
        decorative: isDecorative && alt === '',
      })
    : nodes['paragraph']!.create(null, schema.text(name, [marks['link']!.create({ href: src })]));
  // The blocks around the placeholder may have become one.
  const place = afterBlock(state.doc, placeOf(state, key)!);
  view.dispatch(withoutPlaceholder(insertAfter(state.tr, place, made), key));
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

/** As wide as the text. */
const WIDTH = 736;

/**
 * A small copy of a picture as a `data:` address: the security policy lets images have no `blob:` one.
 * @returns undefined for what the browser cannot draw, such as a broken file
 */
async function thumbnailOf(file: Blob): Promise<string | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const canvas = document.createElement('canvas');
    canvas.width = Math.min(WIDTH, bitmap.width);
    canvas.height = Math.max(1, Math.round((bitmap.height * canvas.width) / bitmap.width));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return canvas.toDataURL('image/webp', 0.7);
  } catch {
    return undefined;
  }
}
