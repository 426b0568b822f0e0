import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import { createMediaFinder } from './find-media.server.ts';

/** The bucket of public media. Its name is part of every media address (docs/specification.md, section 7). */
export const MEDIA_BUCKET = 'cms_media';

export interface MediaItem {
  /** file name with extension */
  name: string;
  /** path on this site, `/media/cms_media/<folder>/<name>` */
  url: string;
}

/** A file of the library with its place. */
export interface FoundMedia extends MediaItem {
  folder: string;
}

export interface MediaFile {
  contents: Buffer;
  contentType: string;
}

export interface MediaLibrary {
  /** Images of a folder, sorted by name, by default at most 100 (docs/specification.md, section 7). Throws if storage fails. */
  list(folder: string, limit?: number): Promise<MediaItem[]>;
  /** Images in any folder whose folder and name contain all words, sorted by path. Throws if storage fails. */
  findByName(text: string, limit: number): Promise<FoundMedia[]>;
  /** A file by its path within the bucket; undefined if it does not exist or its type is not allowed. */
  file(path: string): Promise<MediaFile | undefined>;
  /** Adds or replaces a file atomically. */
  add(path: string, contents: Buffer): Promise<void>;
  has(path: string): Promise<boolean>;
  /** Calls the listener with the path of every file that this node adds or replaces. */
  onChange(listener: (path: string) => void): void;
}

const CONTENT_TYPES = new Map([
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
]);

function contentTypeOf(path: string): string | undefined {
  const dot = path.lastIndexOf('.');
  return dot < 0 ? undefined : CONTENT_TYPES.get(path.slice(dot + 1).toLowerCase());
}

/** Rejects dot segments, hidden or empty names, invisible characters, and names that file systems cannot store. */
const isPlainPath = (path: string) =>
  path.split('/').every(isPlainName) && path.split('/').length <= MAX_DEPTH;

const MAX_DEPTH = 8;

const isPlainName = (name: string) =>
  name !== '' &&
  Buffer.byteLength(name) <= 200 &&
  !name.startsWith('.') &&
  !name.endsWith('.') &&
  !/[\p{C}\\]/u.test(name);

export const mediaUrl = (path: string) =>
  `/media/${MEDIA_BUCKET}/${path.split('/').map(encodeURIComponent).join('/')}`;

export function createMediaLibrary(store: ObjectStore): MediaLibrary {
  const listeners = new Set<(path: string) => void>();
  const finder = createMediaFinder(store, `${MEDIA_BUCKET}/`);
  return {
    async list(folder, limit = 100) {
      const files = await store.list(`${MEDIA_BUCKET}/${folder}`);
      return files
        .filter(({ name }) => isPlainPath(name) && contentTypeOf(name))
        .slice(0, limit)
        .map(({ name }) => ({ name, url: mediaUrl(`${folder}/${name}`) }));
    },
    async findByName(text, limit) {
      const paths = await finder.find(text);
      return paths
        .filter((path) => path.includes('/') && isPlainPath(path) && contentTypeOf(path))
        .slice(0, limit)
        .map((path) => {
          const end = path.lastIndexOf('/');
          return { folder: path.slice(0, end), name: path.slice(end + 1), url: mediaUrl(path) };
        });
    },
    async file(path) {
      const contentType = contentTypeOf(path);
      if (!contentType || !isPlainPath(path)) return undefined;
      const contents = await store.read(`${MEDIA_BUCKET}/${path}`);
      return contents && { contents, contentType };
    },
    async add(path, contents) {
      await store.write(`${MEDIA_BUCKET}/${path}`, contents);
      finder.forget();
      for (const listener of listeners) listener(path);
    },
    has: (path) => store.exists(`${MEDIA_BUCKET}/${path}`),
    onChange: (listener) => void listeners.add(listener),
  };
}
