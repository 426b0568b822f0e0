import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';

/**
 * Copies files from one store to another and overwrites files at the same path.
 * @param isWanted selects paths; default: all
 * @returns the number of copied files
 */
export async function copyFiles(
  from: ObjectStore,
  to: Pick<ObjectStore, 'write'>,
  isWanted: (path: string) => boolean = () => true,
): Promise<number> {
  let copied = 0;
  for await (const path of from.paths()) {
    if (!isWanted(path)) continue;
    const contents = await from.read(path);
    if (!contents) continue; // deleted in the meantime
    await to.write(path, contents);
    copied += 1;
  }
  return copied;
}
