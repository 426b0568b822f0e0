import { Readable } from 'node:stream';
import pLimit from 'p-limit';
import type { AddedPicture, ImportDeps } from './import-deps.ts';
import { idFor } from './import-ids.ts';
import type { ImportRow, ItemRow } from './import-repository.server.ts';
import { findPictures, savePicture } from './import-results-repository.server.ts';
import type { PlannedPicture } from './planned-post.ts';
import type { OpenSource } from './source.ts';

/** Few at once, so that neither the old site nor this one feels it. */
const PARALLEL = 3;

/** Brings the pictures of an item into the library. @returns their addresses by those in the source, and why some have none, in a sentence */
export async function storePictures(
  deps: ImportDeps,
  row: ImportRow,
  item: ItemRow,
  source: OpenSource,
): Promise<{ srcs: ReadonlyMap<string, string | null>; message: string | null }> {
  const pictures = item.planned!.pictures.filter(({ address }) => address !== '');
  const byAddress = Map.groupBy(pictures, ({ address }) => address);
  const known = await findPictures(deps.db, row.id, [...byAddress.keys()]);
  const limit = pLimit(PARALLEL);
  const stored = await Promise.all(
    Array.from(byAddress, ([address, [picture]]) =>
      limit(async () => {
        const earlier = known.get(address);
        if (earlier) return earlier;
        const added = await addPicture(deps, row, item, picture!, source);
        const kept = { src: null, assetId: null, message: null, ...added };
        const result = { importId: row.id, address, ...kept };
        await savePicture(deps.db, result);
        return result;
      }),
    ),
  );
  const srcs = new Map(stored.map(({ address, src }) => [address, src]));
  const [missing, ...more] = stored.filter(({ src }) => src === null);
  return {
    srcs,
    message: missing
      ? `${more.length > 0 ? `${more.length + 1} pictures are` : 'A picture is'} missing: ${missing.address} ${missing.message ?? ''}`
      : null,
  };
}

async function addPicture(
  { pictures }: ImportDeps,
  row: ImportRow,
  { place }: ItemRow,
  { address, data, alt }: PlannedPicture,
  source: OpenSource,
): Promise<AddedPicture> {
  const by = { id: row.createdById, name: row.createdByName };
  const here = {
    id: idFor(row, { sourceId: address }, 'picture'),
    folder: row.options.folder,
    alt,
  };
  const found =
    data === undefined
      ? await source.find(address, place)
      : { name: 'picture', open: async () => Readable.from([Buffer.from(data, 'base64')]) };
  if (!found) return { message: 'It is not in the file, and its address is not complete.' };
  return 'address' in found
    ? pictures.fetch(found.address, here, by)
    : pictures.add(found, here, by);
}
