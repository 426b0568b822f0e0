import { isVisual } from '#src/domains/media/asset.ts';
import { tokenOf } from '#src/domains/media/asset-index.server.ts';
import { mediaUrl } from '#src/domains/media/media-address.ts';
import type {
  AssetFilter,
  LibraryFolders,
  ListedAsset,
} from '#src/domains/media/list/asset-filter.ts';
import type { AssetLists } from '#src/domains/media/list/asset-lists.server.ts';
import { fileAddress } from '#src/admin/media/asset/asset-view.ts';
import { type LibraryQuery, placeOf } from './library-query.ts';
import { type LibraryWindow, toLibraryFile } from './library-view.ts';

/** The width of a tile on a screen with two pixels per point; pages use this rendition, too. */
const SMALL_WIDTH = 400;

/** Pictures that one page of the queue describes. */
const QUEUE_LENGTH = 20;

/** The address of a small picture, which changes with the file. Files in the trash have no public one. */
export function smallPictureOf({
  id,
  address,
  file,
  focus,
  crop,
  trashedAt,
}: ListedAsset): string | null {
  if (trashedAt !== null) return privatePictureOf(id, file.kind);
  const token = tokenOf(file.hash, focus, crop);
  if (file.kind === 'drawing') return `${mediaUrl(address)}?v=${token}`;
  return file.kind === 'picture' ? `${mediaUrl(address)}?width=${SMALL_WIDTH}&v=${token}` : null;
}

function privatePictureOf(id: string, kind: ListedAsset['file']['kind']): string | null {
  if (kind === 'drawing') return fileAddress(id);
  return kind === 'picture' ? fileAddress(id, { width: 480 }) : null;
}

/** A part of a list, as the screen shows it. */
export async function readWindow(
  lists: Pick<AssetLists, 'list'>,
  query: LibraryQuery,
  from: number,
  count: number,
): Promise<LibraryWindow> {
  const { assets, total } = await lists.list(query, { offset: from, limit: count });
  const now = new Date();
  return { from, total, files: assets.map((asset) => toLibraryFile(asset, now, smallPictureOf)) };
}

/** Whether the folder of a query exists; the top always does. */
export const hasFolder = ({ folders }: LibraryFolders, folder: string | undefined): boolean =>
  folder === undefined || folder === '' || folders.some(({ path }) => path === folder);

/** Files whose texts are written together: the given ones, or the next of those that have none. */
export async function readTextQueue(
  lists: Pick<AssetLists, 'byIds' | 'list'>,
  { filter }: LibraryQuery,
  ids: readonly string[],
): Promise<{ assets: ListedAsset[]; missing: number }> {
  if (ids.length > 0) {
    const found = await lists.byIds(ids);
    const assets = found.filter(({ file, trashedAt }) => trashedAt === null && isVisual(file.kind));
    return { assets, missing: 0 };
  }
  const queue: AssetFilter = { ...placeOf({ ...filter, isTrash: false }), flags: ['no-alt'] };
  const { assets, total } = await lists.list(
    { filter: queue, sort: 'added' },
    { offset: 0, limit: QUEUE_LENGTH },
  );
  return { assets, missing: total };
}
