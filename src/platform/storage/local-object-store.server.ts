import { randomUUID } from 'node:crypto';
import { mkdir, open, opendir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { byName, ifThere, type ObjectStore, validPath } from './object-store.server.ts';

/** Unfinished writes; on the same disk as the media, so that a rename is atomic. */
const UNFINISHED = '.unfinished';

/** Longer than any write takes, including those of other processes. */
const LEFT_OVER_MS = 24 * 60 * 60 * 1000;

type Contents = Buffer | string | AsyncIterable<Uint8Array>;

/** A store in a local folder, created when missing. Unfinished writes of a dead process are deleted a day later. */
export function localObjectStore(folder: string): ObjectStore {
  const unfinished = join(folder, UNFINISHED);
  // Runs in the background; the first use of the store reports an unreadable folder.
  void clearLeftovers(unfinished).catch(() => undefined);

  const fileOf = (path: string) => join(folder, validPath(path));
  const sizeOf = async (file: string) => {
    const found = await ifThere(stat(file));
    return found?.isFile() ? found.size : undefined;
  };
  const write = async (path: string, contents: Contents) => {
    const draft = join(unfinished, randomUUID());
    const file = fileOf(path);
    await mkdir(unfinished, { recursive: true });
    try {
      await writeDurably(draft, contents);
      await mkdir(dirname(file), { recursive: true });
      await rename(draft, file);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  };
  return {
    write,
    writeStream: write,
    read: async (path) => ifThere(readFile(fileOf(path))),
    size: async (path) => sizeOf(fileOf(path)),
    exists: async (path) => (await sizeOf(fileOf(path))) !== undefined,
    remove: async (path) => rm(fileOf(path), { force: true }),
    async openStream(path, range) {
      const file = fileOf(path);
      if ((await sizeOf(file)) === undefined) return undefined;
      const handle = await ifThere(open(file));
      return handle?.createReadStream(range && { start: range.first, end: range.last });
    },
    async list(within) {
      const files = [];
      for (const name of (await ifThere(readdir(fileOf(within)))) ?? []) {
        const size = await sizeOf(join(fileOf(within), name));
        if (size !== undefined) files.push({ name, size });
      }
      return files.toSorted(byName);
    },
    async *paths(within = '') {
      const entries = await ifThere(opendir(fileOf(within), { recursive: true }));
      for await (const entry of entries ?? []) {
        const file = join(entry.parentPath, entry.name);
        if (entry.isFile() && dirname(file) !== unfinished) yield relative(folder, file);
      }
    },
  };
}

/**
 * Flushes the file to disk before its rename, so that a power failure never leaves an empty file under the final name.
 */
async function writeDurably(file: string, contents: Contents) {
  await using handle = await open(file, 'wx');
  await handle.writeFile(contents);
  await handle.sync();
}

async function clearLeftovers(unfinished: string) {
  for (const name of await readdir(unfinished)) {
    const file = join(unfinished, name);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > LEFT_OVER_MS) await rm(file, { force: true });
  }
}
