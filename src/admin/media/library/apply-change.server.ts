import type { BulkResult } from '#src/domains/media/assets.server.ts';
import type { Assets } from '#src/domains/media/create-assets.server.ts';
import type { ListedAsset } from '#src/domains/media/list/asset-filter.ts';
import type { AssetLists } from '#src/domains/media/list/asset-lists.server.ts';
import type { Actor } from '#src/platform/activity/activity.ts';
import type { ChangeReply, LibraryChange } from './library-view.ts';

interface LibraryServices {
  assets: Pick<
    Assets,
    | 'tag'
    | 'move'
    | 'describe'
    | 'trash'
    | 'restore'
    | 'purge'
    | 'createFolder'
    | 'moveFolder'
    | 'deleteFolder'
  >;
  assetLists: Pick<AssetLists, 'byIds'>;
}

/** Makes a change of the library, and says how to take it back. */
export async function applyChange(
  { assets, assetLists }: LibraryServices,
  change: LibraryChange,
  editor: Actor,
): Promise<ChangeReply> {
  switch (change.type) {
    case 'tag': {
      const before = await assetLists.byIds(change.ids);
      const result = await assets.tag(change.ids, change, editor);
      return report(result, (ids) => undoTags(before, ids, change));
    }
    case 'move': {
      const before = await assetLists.byIds(change.ids);
      const result = await assets.move(change.ids, change.folder, editor);
      return report(result, (ids) => undoMove(before, ids, change.folder));
    }
    case 'describe':
      return report(await assets.describe(change.texts, editor));
    case 'trash': {
      const result = await assets.trash(change.ids, { evenIfUsed: false }, editor);
      return report(result, (ids) => [{ type: 'restore', ids: [...ids] }]);
    }
    case 'restore':
      return report(await assets.restore(change.ids, editor), (ids) => [
        { type: 'trash', ids: [...ids] },
      ]);
    case 'purge':
      return report(await assets.purge(change.ids, editor));
    case 'create-folder':
      return folderReport(await assets.createFolder(change.path, editor));
    case 'move-folder':
      return folderReport(await assets.moveFolder(change.path, change.to, editor), [
        { type: 'move-folder', path: change.to, to: change.path },
      ]);
    case 'delete-folder':
      return folderReport(await assets.deleteFolder(change.path, editor), [
        { type: 'create-folder', path: change.path },
      ]);
  }
}

function report(
  { changed, failed }: BulkResult,
  undo: (ids: readonly string[]) => LibraryChange[] = () => [],
): ChangeReply {
  return { ok: true, changed, failed, undo: changed.length > 0 ? undo(changed) : [] };
}

const folderReport = (
  result: { ok: true } | { ok: false; message: string },
  undo: LibraryChange[] = [],
): ChangeReply => (result.ok ? { ok: true, changed: [], failed: [], undo } : result);

/** Files come from several folders. */
function undoMove(
  before: readonly ListedAsset[],
  ids: readonly string[],
  to: string,
): LibraryChange[] {
  const moved = before.filter(({ id, folder }) => ids.includes(id) && folder !== to);
  return [...Map.groupBy(moved, ({ folder }) => folder)].map(([folder, files]) => ({
    type: 'move',
    ids: files.map(({ id }) => id),
    folder,
  }));
}

/** A tag is taken from those that did not have it, and given back to those that had it. */
function undoTags(
  before: readonly ListedAsset[],
  ids: readonly string[],
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
): LibraryChange[] {
  const files = before.filter(({ id }) => ids.includes(id));
  const [added, removed] = [add, remove].map((tags) => [...new Set(tags.map(normalTag))]);
  return [
    ...added!.map((tag) => ({ tag, add: [], remove: [tag], had: false })),
    ...removed!.map((tag) => ({ tag, add: [tag], remove: [], had: true })),
  ].flatMap(({ tag, add, remove, had }): LibraryChange[] => {
    const touched = files.filter(({ tags }) => tags.includes(tag) === had).map(({ id }) => id);
    return touched.length > 0 ? [{ type: 'tag', ids: touched, add, remove }] : [];
  });
}

const normalTag = (tag: string) => tag.trim().toLowerCase();
