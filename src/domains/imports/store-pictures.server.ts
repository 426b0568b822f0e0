import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import pLimit from 'p-limit';
import type { AddedPicture, ImportDeps } from './import-deps.ts';
import { type ImportRow, type ItemRow } from './import-repository.server.ts';
import { findPictures, savePicture } from './import-results-repository.server.ts';
import type { PlannedPicture } from './planned-post.ts';
import type { OpenSource } from './source.ts';

/** Few at once, so that neither the old site nor this one feels it. */
const PARALLEL = 3;

/** Brings the pictures of an item into the library. @returns their addresses by key, of those that succeeded */
export async function storePictures(
  deps: ImportDeps,
  row: ImportRow,
  item: ItemRow,
  source: OpenSource,
): Promise<ReadonlyMap<string, string>> {
  const pictures = item.planned!.pictures;
  const idOf = (picture: PlannedPicture) => picture.address || keyOfData(picture);
  const known = await findPictures(deps.db, row.id, pictures.map(idOf));
  const limit = pLimit(PARALLEL);
  const byId = Map.groupBy(pictures, idOf);
  const stored = await Promise.all(
    Array.from(byId, ([address, [picture]]) =>
      limit(async () => {
        const earlier = known.get(address);
        if (earlier) return [address, earlier.src] as const;
        const added = await addPicture(deps, row, item, picture!, source);
        const src = 'src' in added ? added.src : null;
        await savePicture(deps.db, {
          importId: row.id,
          address,
          src,
          assetId: 'src' in added ? added.assetId : null,
          message: 'src' in added ? null : added.message,
        });
        return [address, src] as const;
      }),
    ),
  );
  const srcs = new Map(stored);
  return new Map(
    pictures.flatMap((picture) => {
      const src = srcs.get(idOf(picture));
      return src ? [[picture.key, src] as const] : [];
    }),
  );
}

const keyOfData = ({ key, data = '' }: PlannedPicture): string =>
  `data:${createHash('sha256')
    .update(data || key)
    .digest('base64url')}`;

async function addPicture(
  { pictures, assets }: ImportDeps,
  { options: { folder }, createdById, createdByName }: ImportRow,
  { place }: ItemRow,
  { address, data, alt }: PlannedPicture,
  source: OpenSource,
): Promise<AddedPicture> {
  const by = { id: createdById, name: createdByName };
  const add = async () => {
    if (data !== undefined)
      return pictures.add(
        { name: 'picture', open: async () => Readable.from([Buffer.from(data, 'base64')]) },
        folder,
        by,
      );
    const found = await source.find(address, place);
    if (!found) return { message: 'It is not in the file, and its address is not complete.' };
    return 'address' in found
      ? pictures.fetch(found.address, folder, by)
      : pictures.add(found, folder, by);
  };
  const added = await add();
  if ('assetId' in added && added.assetId !== null && alt !== '')
    await assets.describe([{ id: added.assetId, alt }], by);
  return added;
}
