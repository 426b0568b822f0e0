import type { Readable } from 'node:stream';
import {
  type FileInfo,
  type FileStorage,
  PathNormalizerV1,
  type StatEntry,
} from '@flystorage/file-storage';
import type { ByteRange, ObjectStore, StoredFile } from './object-store.server.ts';

/** Error codes for a path without a file: nothing there, a folder instead, or a file as its folder. */
const MISSING_CODES = new Set([
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'ENAMETOOLONG',
  'flystorage.file_was_not_found',
  'NoSuchKey',
  'NotFound',
]);

/** What each kind of store does in its own way. `openStream` rejects for a missing file, and gets a valid path. */
interface OwnMethods extends Pick<ObjectStore, 'write' | 'writeStream'> {
  openStream(path: string, range?: ByteRange): Promise<Readable>;
}

const paths = new PathNormalizerV1();

/** Implements the store with flystorage, which validates paths. */
export function createFlystorageStore(files: FileStorage, own: OwnMethods): ObjectStore {
  return {
    write: own.write,
    writeStream: own.writeStream,
    async openStream(path, range) {
      const valid = paths.normalizePath(path);
      return own.openStream(valid, range).catch((error) => fallbackIfMissing(error, undefined));
    },
    async size(path) {
      try {
        const entry = await files.stat(path);
        return entry.isFile ? (entry.size ?? (await files.fileSize(path))) : undefined;
      } catch (error) {
        return fallbackIfMissing(error, undefined);
      }
    },
    async list(folder) {
      const found: StoredFile[] = [];
      try {
        for await (const entry of files.list(folder)) {
          const size = entry.isFile ? await sizeOf(files, entry) : undefined;
          if (size !== undefined) found.push({ name: nameOf(entry), size });
        }
      } catch (error) {
        return fallbackIfMissing(error, []);
      }
      return found.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
    },
    async *paths(folder = '') {
      try {
        for await (const entry of files.list(folder, { deep: true }))
          if (entry.isFile) yield entry.path;
      } catch (error) {
        fallbackIfMissing(error, undefined);
      }
    },
    read: (path) => files.readToBuffer(path).catch((error) => fallbackIfMissing(error, undefined)),
    exists: (path) => files.fileExists(path).catch((error) => fallbackIfMissing(error, false)),
    remove: (path) => files.deleteFile(path),
  };
}

const nameOf = ({ path }: StatEntry) => path.slice(path.lastIndexOf('/') + 1);

/** S3 listings include sizes, local ones do not. Undefined when the file was deleted meanwhile. */
async function sizeOf(files: FileStorage, entry: FileInfo): Promise<number | undefined> {
  if (entry.size !== undefined) return entry.size;
  return files.fileSize(entry.path).catch((error) => fallbackIfMissing(error, undefined));
}

function fallbackIfMissing<T>(error: unknown, fallback: T): T {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && MISSING_CODES.has(String(cause.code))) return fallback;
    // The S3 client has the code as the name.
    if (MISSING_CODES.has(cause.name)) return fallback;
  }
  throw error;
}
