import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';

/** The one bucket of public media; its name is part of every media address (spec section 7). */
export const MEDIA_BUCKET = 'cms_media';

export interface MediaItem {
  /** file name with its ending */
  name: string;
  /** path on this site, `/media/cms_media/<folder>/<name>` */
  url: string;
}

export interface MediaFile {
  contents: Buffer;
  contentType: string;
}

export interface MediaLibrary {
  /** Images of a folder by name ascending, at most `limit` (spec section 7: 100). Throws when storage fails. */
  list(folder: string, limit?: number): Promise<MediaItem[]>;
  /** A file by its path within the bucket, or undefined; only kinds of files that a browser may show. */
  file(path: string): Promise<MediaFile | undefined>;
  /** Adds a file, whole or not at all. */
  add(path: string, contents: Buffer): Promise<void>;
  has(path: string): Promise<boolean>;
}

const CONTENT_TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
};

const contentTypeOf = (path: string) => CONTENT_TYPES[path.split('.').at(-1)!.toLowerCase()];

/** A path without climbing, control characters or empty parts. */
const isPlainPath = (path: string) =>
  path
    .split('/')
    .every((part) => part !== '' && !part.startsWith('.') && !/[\p{Cc}\\]/u.test(part));

export const mediaUrl = (path: string) =>
  `/media/${MEDIA_BUCKET}/${path.split('/').map(encodeURIComponent).join('/')}`;

export function createMediaLibrary(store: ObjectStore): MediaLibrary {
  return {
    async list(folder, limit = 100) {
      const files = await store.list(`${MEDIA_BUCKET}/${folder}`);
      return files
        .filter(({ name }) => isPlainPath(name) && contentTypeOf(name))
        .slice(0, limit)
        .map(({ name }) => ({ name, url: mediaUrl(`${folder}/${name}`) }));
    },
    async file(path) {
      const contentType = contentTypeOf(path);
      if (!contentType || !isPlainPath(path)) return undefined;
      const contents = await store.read(`${MEDIA_BUCKET}/${path}`);
      return contents && { contents, contentType };
    },
    add: (path, contents) => store.write(`${MEDIA_BUCKET}/${path}`, contents),
    has: (path) => store.exists(`${MEDIA_BUCKET}/${path}`),
  };
}
