import { areNeeded, lockBytes, unmark } from './bytes-repository.server.ts';
import type { MediaDeps } from './media-deps.ts';

/**
 * Deletes bytes from the store unless a file needs them. Nobody can begin to need them meanwhile. What cannot be deleted
 * stays marked.
 * @returns the number of deleted keys
 */
export async function deleteUnusedBytes(
  { db, store, log }: Pick<MediaDeps, 'db' | 'store' | 'log'>,
  storageKeys: readonly string[],
): Promise<number> {
  let deleted = 0;
  for (const key of storageKeys) {
    try {
      deleted += await db.transaction(async (tx) => {
        await lockBytes(tx, key);
        const isNeeded = await areNeeded(tx, key);
        if (!isNeeded) await store.remove(key);
        await unmark(tx, key);
        return isNeeded ? 0 : 1;
      });
    } catch (error) {
      log.warn({ err: error, key }, 'unused media could not be deleted');
    }
  }
  return deleted;
}
