import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';

/**
 * Copies files of one store into another, over what is there under the same path.
 * @param isWanted which paths; without it, all
 * @returns how many
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
    if (!contents) continue; // removed meanwhile
    await to.write(path, contents);
    copied += 1;
  }
  return copied;
}
