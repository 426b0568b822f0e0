import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';

/** Copies every file of one store into another, over what is there under the same path. */
export async function copyFiles(from: ObjectStore, to: ObjectStore): Promise<number> {
  let copied = 0;
  for await (const path of from.paths()) {
    const contents = await from.read(path);
    if (!contents) continue; // removed meanwhile
    await to.write(path, contents);
    copied += 1;
  }
  return copied;
}
