import type { FileInfo, FileStorage, StatEntry } from '@flystorage/file-storage';
import type { ObjectStore, StoredFile } from './object-store.server.ts';

/** What a system answers where no file of that path can be: none, a folder in its place, a file as its folder. */
const NOT_THERE = new Set([
  'ENOENT',
  'ENOTDIR',
  'EISDIR',
  'ENAMETOOLONG',
  'flystorage.file_was_not_found',
]);

/** The port over flystorage, which checks paths; how to write whole files is the store's own. */
export function overFlystorage(files: FileStorage, write: ObjectStore['write']): ObjectStore {
  return {
    write,
    async list(folder) {
      const found: StoredFile[] = [];
      try {
        for await (const entry of files.list(folder)) {
          const size = entry.isFile ? await sizeOf(files, entry) : undefined;
          if (size !== undefined) found.push({ name: nameOf(entry), size });
        }
      } catch (error) {
        return orNothing(error, []);
      }
      return found.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
    },
    async *paths() {
      for await (const entry of files.list('', { deep: true })) if (entry.isFile) yield entry.path;
    },
    read: (path) => files.readToBuffer(path).catch((error) => orNothing(error, undefined)),
    exists: (path) => files.fileExists(path).catch((error) => orNothing(error, false)),
    remove: (path) => files.deleteFile(path),
  };
}

const nameOf = ({ path }: StatEntry) => path.slice(path.lastIndexOf('/') + 1);

/** A listing of S3 tells sizes, one on disk does not. Undefined when the file is gone by now. */
async function sizeOf(files: FileStorage, entry: FileInfo): Promise<number | undefined> {
  if (entry.size !== undefined) return entry.size;
  return files.fileSize(entry.path).catch((error) => orNothing(error, undefined));
}

function orNothing<T>(error: unknown, nothing: T): T {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && NOT_THERE.has(String(cause.code))) return nothing;
  }
  throw error;
}
