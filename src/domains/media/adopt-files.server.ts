import { announceContentChange } from '#src/platform/db/notifications.server.ts';
import { fileOf, insertAsset } from './asset-repository.server.ts';
import type { AcceptedFile } from './assets.server.ts';
import { fileNameOf, type AssetFile } from './asset.ts';
import { nameOf } from './add-asset.server.ts';
import { addFolders } from './folder-repository.server.ts';
import { folderOf, imageTypeOf, isPlainPath, MEDIA_BUCKET } from './media-address.ts';
import { LOGO_FOLDERS } from './logo-folders.ts';
import type { MediaDeps } from './media-deps.ts';
import { bucketKeyOf } from './storage-key.ts';
import { hash as digest } from 'node:crypto';
import { BrokenPictureError, readPictureMetadata } from './encode-picture.server.ts';
import { withoutKnown } from './bytes-repository.server.ts';
import { isAddressTaken } from './index-repository.server.ts';

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

async function adoptUnknown(deps: AdoptDeps, addresses: readonly string[], isDecorative = false) {
  const { db, store, log } = deps;
  const unknown = await withoutKnown(db, addresses);
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
const altOf = (address: string) =>
  LOGO_FOLDERS.includes(folderOf(address)) ? fileNameOf(address).replace(/\.\w+$/, '') : '';

/** Files of the release, which are added once: one that an editor deleted does not come back. */
export type MediaSeeds = ReturnType<typeof createMediaSeeds>;

export const createMediaSeeds = (deps: AdoptDeps) => ({
  has: (address: string) => isAddressTaken(deps.db, address),
  async add(address: string, contents: Buffer, { isDecorative } = { isDecorative: false }) {
    await deps.store.write(bucketKeyOf(address), contents);
    await adoptUnknown(deps, [address], isDecorative);
  },
});

const hashOf = (contents: Buffer) => digest('sha256', contents);

/**
 * Inspects a file of our own, or of an operator. Its name says its type, as before the library; an upload is checked by
 * `intake`. A picture that cannot be read has no size.
 */
async function inspectImage(
  address: string,
  contents: Buffer,
  storageKey: string,
): Promise<AcceptedFile> {
  const contentType = imageTypeOf(address) ?? 'application/octet-stream';
  const hash = hashOf(contents);
  const kind: AssetFile['kind'] = contentType === 'image/svg+xml' ? 'drawing' : 'picture';
  const size = kind === 'picture' ? await sizeOf(contents) : undefined;
  return {
    kind,
    contentType: size ? size.contentType : contentType,
    storageKey,
    hash,
    uploadHash: hash,
    bytes: contents.length,
    width: size?.width ?? null,
    height: size?.height ?? null,
    frames: size?.frames ?? 1,
    uploadName: address.slice(address.lastIndexOf('/') + 1),
  };
}

async function sizeOf(contents: Buffer) {
  try {
    return await readPictureMetadata(contents);
  } catch (error) {
    if (error instanceof BrokenPictureError) return undefined;
    throw error;
  }
}
