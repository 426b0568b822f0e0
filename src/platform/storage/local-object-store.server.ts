import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FileStorage } from '@flystorage/file-storage';
import { LocalStorageAdapter } from '@flystorage/local-fs';
import type { ObjectStore } from './object-store.server.ts';
import { overFlystorage } from './over-flystorage.server.ts';

/** Unfinished writes live here, beside the media and on the same disk, so that a rename is atomic. */
const UNFINISHED = '.unfinished';

/** Longer than any write takes, also one of another process on the same folder. */
const LEFT_OVER_MS = 24 * 60 * 60 * 1000;

/** A store in a local folder, made when missing. Writes of a process that died are cleared a day later. */
export function localObjectStore(folder: string): ObjectStore {
  const files = new FileStorage(new LocalStorageAdapter(folder));
  const unfinished = join(folder, UNFINISHED);
  // Nobody waits for it, and a folder that cannot be read is told by the first use of the store.
  void clearLeftovers(unfinished).catch(() => undefined);

  const store = overFlystorage(files, async (path, contents) => {
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
  });
  return {
    ...store,
    async *paths() {
      await mkdir(folder, { recursive: true });
      for await (const path of store.paths()) if (!path.startsWith(`${UNFINISHED}/`)) yield path;
    },
  };
}

/** On the disk before it gets its name: after a power cut a name never stands for an empty file. */
async function writeDurably(file: string, contents: Buffer | string): Promise<void> {
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
