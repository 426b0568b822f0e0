import { inArray } from 'drizzle-orm';
import { announceContentChange } from '#src/platform/db/notifications.server.ts';
import { fileOf, insertAsset, isAddressTaken } from './asset-repository.server.ts';
import type { AcceptedFile } from './assets.server.ts';
import { fileNameOf } from './asset.ts';
import { nameOf } from './add-asset.server.ts';
import { addFolders } from './folder-repository.server.ts';
import { inspectImage } from './inspect-file.server.ts';
import { folderOf, imageTypeOf, isPlainPath, MEDIA_BUCKET } from './media-address.ts';
import { LOGO_FOLDERS } from './logo-folders.ts';
import type { MediaDeps } from './media-deps.ts';
import { mediaAssets, mediaUnusedBytes } from './media-tables.server.ts';
import { bucketKeyOf } from './storage-key.ts';

/** Files that are read and added together. */
const BATCH = 50;

type AdoptDeps = Pick<MediaDeps, 'db' | 'store' | 'index' | 'clock' | 'log'>;

/**
 * Adds the images in the bucket that the library does not know: those from before the library, and those that an operator
 * copied into the store. Each keeps its address. Safe to run on several nodes at once.
 * @returns the number of added files
 */
export async function adoptFiles(deps: AdoptDeps): Promise<number> {
  let adopted = 0;
  let batch: string[] = [];
  const flush = async () => {
    adopted += await adoptUnknown(deps, batch);
    batch = [];
  };
  for await (const path of deps.store.paths(MEDIA_BUCKET)) {
    const address = path.slice(MEDIA_BUCKET.length + 1);
    if (!imageTypeOf(address) || !isPlainPath(address)) continue;
    batch.push(address);
    if (batch.length === BATCH) await flush();
  }
  await flush();
  if (adopted > 0) await deps.index.refresh();
  return adopted;
}

async function adoptUnknown(
  deps: AdoptDeps,
  addresses: readonly string[],
  isDecorative = false,
): Promise<number> {
  const { db, store, log } = deps;
  const unknown = await withoutKnown(deps, addresses);
  const files: (AcceptedFile & { address: string })[] = [];
  for (const address of unknown) {
    try {
      const contents = await store.read(bucketKeyOf(address));
      if (contents)
        files.push({ ...(await inspectImage(address, contents, bucketKeyOf(address))), address });
    } catch (error) {
      log.warn({ err: error, address }, 'a media file could not be read');
    }
  }
  if (files.length === 0) return 0;
  const at = deps.clock();
  return db.transaction(async (tx) => {
    const folders = files.map(({ address }) => folderOf(address));
    await addFolders(tx, folders, at);
    let added = 0;
    for (const { address, ...file } of files) {
      const values = {
        address,
        folder: folderOf(address),
        ...fileOf(file),
        name: nameOf(fileNameOf(address)),
        alt: altOf(address),
        isDecorative,
        createdAt: at,
        changedAt: at,
      };
      if (await insertAsset(tx, values, file.uploadName)) added += 1;
    }
    if (added > 0) await announceContentChange(tx);
    return added;
  });
}

/** The text of a logo is the name of the company, which is that of the file. */
const altOf = (address: string): string =>
  LOGO_FOLDERS.includes(folderOf(address)) ? fileNameOf(address).replace(/\.\w+$/, '') : '';

/** Those without a row. A deleted file, whose bytes will be deleted soon, does not come back. */
async function withoutKnown(
  { db }: AdoptDeps,
  addresses: readonly string[],
): Promise<readonly string[]> {
  if (addresses.length === 0) return [];
  const rows = await db
    .select({ address: mediaAssets.address })
    .from(mediaAssets)
    .where(inArray(mediaAssets.address, [...addresses]));
  const deleted = await db
    .select({ key: mediaUnusedBytes.storageKey })
    .from(mediaUnusedBytes)
    .where(inArray(mediaUnusedBytes.storageKey, addresses.map(bucketKeyOf)));
  const known = new Set([
    ...rows.map(({ address }) => bucketKeyOf(address)),
    ...deleted.map(({ key }) => key),
  ]);
  return addresses.filter((address) => !known.has(bucketKeyOf(address)));
}

/** Files of the release, which are added once: one that an editor deleted does not come back. */
export type MediaSeeds = ReturnType<typeof createMediaSeeds>;

export const createMediaSeeds = (deps: AdoptDeps) => ({
  has: (address: string) => isAddressTaken(deps.db, address),
  async add(address: string, contents: Buffer, { isDecorative } = { isDecorative: false }) {
    await deps.store.write(bucketKeyOf(address), contents);
    await adoptUnknown(deps, [address], isDecorative);
  },
});
