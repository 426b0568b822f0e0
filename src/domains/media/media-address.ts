/** The bucket of public media. Its name is part of every media address (docs/specification.md, section 7). */
export const MEDIA_BUCKET = 'cms_media';

const MAX_DEPTH = 8;
const MAX_NAME_BYTES = 200;

/** Rejects dot segments, hidden or empty names, invisible characters, and names that file systems cannot store. */
export const isPlainPath = (path: string): boolean =>
  path.split('/').every(isPlainName) && path.split('/').length <= MAX_DEPTH;

export const isPlainName = (name: string): boolean =>
  name !== '' &&
  Buffer.byteLength(name) <= MAX_NAME_BYTES &&
  !name.startsWith('.') &&
  !name.endsWith('.') &&
  !/[\p{C}\\]/u.test(name);

/** The public path of a file. */
export const mediaUrl = (address: string): string =>
  `/media/${MEDIA_BUCKET}/${address.split('/').map(encodeURIComponent).join('/')}`;

/** The images that the site shows, by the extension of an address. */
const IMAGE_TYPES = new Map([
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['gif', 'image/gif'],
]);

/** The type of an image by its name, for files that the library does not know yet. */
export const imageTypeOf = (path: string): string | undefined => {
  const dot = path.lastIndexOf('.');
  return dot < 0 ? undefined : IMAGE_TYPES.get(path.slice(dot + 1).toLowerCase());
};

/** The folder of an address; empty at the top. */
export const folderOf = (address: string): string =>
  address.slice(0, Math.max(0, address.lastIndexOf('/')));
