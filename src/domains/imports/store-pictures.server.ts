import { Readable } from 'node:stream';
import pLimit from 'p-limit';
import type { AddedPicture } from './import-deps.ts';
import { idFor } from './import-ids.ts';
import { findPictures, savePicture } from './import-results-repository.server.ts';
import type { PlannedPicture } from './planned-post.ts';
import type { Task } from './put-document.server.ts';
import type { OpenSource } from './source.ts';

/** Few at once, so that neither the old site nor this one feels it. */
const PARALLEL = 3;

/** Brings the pictures of an item into the library. @returns their addresses by those in the source, and why some have none, in a sentence */
export async function storePictures(
  task: Task,
  source: OpenSource,
): Promise<{ srcs: ReadonlyMap<string, string | null>; message: string | null }> {
  const { deps, row, item } = task;
  const pictures = item.planned!.pictures.filter(({ address }) => address !== '');
  const byAddress = Map.groupBy(pictures, ({ address }) => address);
  const known = await findPictures(deps.db, row.id, [...byAddress.keys()]);
  const limit = pLimit(PARALLEL);
  const stored = await Promise.all(
    Array.from(byAddress, ([address, [picture]]) =>
      limit(async () => {
        const earlier = known.get(address);
        if (earlier) return earlier;
        const added = await addPicture(task, picture!, source);
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
  { deps, row, item, by }: Task,
  { address, data, alt }: PlannedPicture,
  source: OpenSource,
): Promise<AddedPicture> {
  const id = idFor(row, { sourceId: address }, 'picture');
  const here = { id, folder: row.options.folder, alt };
  const found =
    data === undefined
      ? await source.find(address, item.place)
      : { name: 'picture', open: async () => Readable.from([Buffer.from(data, 'base64')]) };
  return found
    ? deps.pictures.add(found, here, by)
    : { message: 'It is not in the file, and its address is not complete.' };
}
