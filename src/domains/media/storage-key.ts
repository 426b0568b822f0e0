import { MEDIA_BUCKET } from './media-address.ts';

/** Outside the bucket, so that no address serves it directly. */
export const BYTES_FOLDER = 'media';

/** Outside the bucket as well. */
export const RENDITIONS_FOLDER = 'renditions';

/** File extension of each content type that the library accepts; the first one of a type is that of new files. */
const EXTENSIONS = [
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['gif', 'image/gif'],
  ['svg', 'image/svg+xml'],
  ['mp4', 'video/mp4'],
  ['webm', 'video/webm'],
  ['pdf', 'application/pdf'],
  ['woff2', 'font/woff2'],
  ['woff', 'font/woff'],
  ['ttf', 'font/ttf'],
  ['otf', 'font/otf'],
] as const;

/** The extensions of a content type, the usual one first; empty for a type that the library does not accept. */
export const extensionsOf = (contentType: string): string[] =>
  EXTENSIONS.filter(([, type]) => type === contentType).map(([extension]) => extension);

/** The path of bytes in the object store. They are stored once and never changed. */
export function storageKeyOf(hash: string, contentType: string): string {
  const extension = extensionsOf(contentType)[0] ?? 'bin';
  return `${BYTES_FOLDER}/${hash.slice(0, 2)}/${hash}.${extension}`;
}

/** The path of files from before the library, and of those that an operator copies into the store. */
export const bucketKeyOf = (address: string): string => `${MEDIA_BUCKET}/${address}`;
