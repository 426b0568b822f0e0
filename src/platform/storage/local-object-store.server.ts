import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStorage } from '@flystorage/file-storage';
import { LocalStorageAdapter } from '@flystorage/local-fs';
import type { ObjectStore } from './object-store.server.ts';
import { createFlystorageStore } from './over-flystorage.server.ts';

/** Unfinished writes; on the same disk as the media, so that a rename is atomic. */
const UNFINISHED = '.unfinished';

/** Longer than any write takes, including those of other processes. */
const LEFT_OVER_MS = 24 * 60 * 60 * 1000;

type Contents = Buffer | string | AsyncIterable<Uint8Array>;

/** A store in a local folder, created when missing. Unfinished writes of a dead process are deleted a day later. */
export function localObjectStore(folder: string): ObjectStore {
  const files = new FileStorage(new LocalStorageAdapter(folder));
  const unfinished = join(folder, UNFINISHED);
  // Runs in the background; the first use of the store reports an unreadable folder.
  void clearLeftovers(unfinished).catch(() => undefined);

  const write = async (path: string, contents: Contents) => {
    const name = randomUUID();
    const draft = join(unfinished, name);
    await mkdir(unfinished, { recursive: true });
    try {
      await writeDurably(draft, contents);
      await files.moveFile(`${UNFINISHED}/${name}`, path);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  };
  const store = createFlystorageStore(files, {
    write,
    writeStream: write,
    async openStream(path, range) {
      const handle = await open(join(folder, path));
      try {
        if (!(await handle.stat()).isFile())
          throw Object.assign(new Error('This is no file.'), { code: 'EISDIR' });
      } catch (error) {
        await handle.close();
        throw error;
      }
      return handle.createReadStream(range && { start: range.first, end: range.last });
    },
  });
  return {
    ...store,
    async *paths(within) {
      await mkdir(folder, { recursive: true });
      for await (const path of store.paths(within))
        if (!path.startsWith(`${UNFINISHED}/`)) yield path;
    },
  };
}

/**
 * Flushes the file to disk before its rename, so that a power failure never leaves an empty file under the final name.
 */
async function writeDurably(file: string, contents: Contents): Promise<void> {
  await using handle = await open(file, 'wx');
  await handle.writeFile(contents);
  await handle.sync();
}

async function clearLeftovers(unfinished: string): Promise<void> {
  for (const name of await readdir(unfinished)) {
    const file = join(unfinished, name);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > LEFT_OVER_MS) await rm(file, { force: true });
  }
}
