import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { type AssetRow, lockAssets } from './asset-repository.server.ts';
import type { BulkResult } from './assets.server.ts';
import { type Change, changeMedia } from './change-media.server.ts';
import type { MediaDeps } from './media-deps.ts';
import { GONE } from './update-asset.server.ts';
import type { Agent } from '#src/platform/activity/activity.ts';

/** Files that one transaction changes; more are changed by several, so that others do not wait. */
const BATCH = 500;

/** A change of one of many files: why it is refused, or how it is done together with the others. */
interface BulkChange {
  /** @returns why a file is refused */
  refuse(row: AssetRow): string | undefined | Promise<string | undefined>;
  apply(change: Change, rows: readonly AssetRow[]): Promise<void>;
  lockFolders?: boolean;
}

/** Changes many files, and reports those that could not be changed. */
export async function changeMany(
  deps: MediaDeps,
  ids: readonly string[],
  by: Agent,
  bulk: BulkChange,
): Promise<BulkResult> {
  const changed: string[] = [];
  const failed: BulkResult['failed'][number][] = [];
  const distinct = [...new Set(ids)];
  for (let first = 0; first < distinct.length; first += BATCH) {
    const batch = distinct.slice(first, first + BATCH);
    const result = await changeMedia(deps, by, (change) => changeBatch(change, batch, bulk), {
      lockFolders: bulk.lockFolders ?? false,
    });
    changed.push(...result.changed);
    failed.push(...result.failed);
  }
  return { changed, failed };
}

async function changeBatch(
  change: Change,
  ids: readonly string[],
  bulk: BulkChange,
): Promise<BulkResult> {
  const rows = await lockAssets(change.tx, ids.filter(isUuid));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const refusals = await Promise.all(rows.map(async (row) => [row.id, await bulk.refuse(row)]));
  const messages = new Map(refusals as [string, string | undefined][]);
  const accepted = rows.filter(({ id }) => messages.get(id) === undefined);
  if (accepted.length > 0) await bulk.apply(change, accepted);
  return {
    changed: accepted.map(({ id }) => id),
    failed: ids.flatMap((id) => {
      const row = byId.get(id);
      const message = row ? messages.get(id) : GONE.message;
      return message === undefined ? [] : [{ id, name: row?.name ?? '', message }];
    }),
  };
}
