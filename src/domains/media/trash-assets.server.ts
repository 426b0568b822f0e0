import { RETENTION, type Actor, type Agent } from '#src/platform/activity/activity.ts';
import { KEPT_DAYS } from './asset.ts';
import { type AssetRow, deleteAssets, findAsset, updateAssets } from './asset-repository.server.ts';
import type { BulkResult } from './assets.server.ts';
import { changeMany } from './bulk-change.server.ts';
import { areNeeded, listExpiredTrash, listKeysOf, markUnused } from './bytes-repository.server.ts';
import { deleteUnusedBytes } from './delete-bytes.server.ts';
import { ensureFolder } from './folder-repository.server.ts';
import { daysBefore } from './kept-time.ts';
import type { MediaDeps, MediaUses } from './media-deps.ts';
import { listTrashedIds } from './index-repository.server.ts';

/** Asking for the uses of many files at once must not take all connections. */
const PARALLEL = 4;

/** To the trash. Files in use are refused unless `evenIfUsed`. */
export async function trashAssets(
  deps: MediaDeps,
  ids: readonly string[],
  { evenIfUsed }: { evenIfUsed: boolean },
  by: Actor,
): Promise<BulkResult> {
  // Before the transaction, which would hold its locks for as long as this takes.
  const uses = evenIfUsed ? new Map<string, MediaUses>() : await findUses(deps, ids);
  return changeMany(deps, ids, by, {
    refuse: ({ id, trashedAt }) =>
      trashedAt ? 'This file is already in the trash.' : usedBy(uses.get(id)),
    async apply({ tx, at, record }, rows) {
      await updateAssets(tx, idsOf(rows), at, {
        trashedAt: at,
        trashedById: by.id,
        trashedByName: by.name,
      });
      for (const row of rows)
        record({ action: 'file.trashed', object: { id: row.id, label: row.name } });
    },
  });
}

async function findUses(deps: MediaDeps, ids: readonly string[]): Promise<Map<string, MediaUses>> {
  const found = new Map<string, MediaUses>();
  const rest = [...new Set(ids)];
  const work = async () => {
    for (let id = rest.pop(); id !== undefined; id = rest.pop()) {
      const row = await findAsset(deps.db, id).catch(() => undefined);
      if (row) found.set(id, await deps.usesOfFile(row));
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return found;
}

/** Why a file or folder in use is refused. */
export function usedBy(uses: MediaUses | undefined): string | undefined {
  if (!uses || uses.total === 0) return undefined;
  const [first] = uses.titles;
  const others = uses.total - 1;
  if (others === 0) return `It is used by “${first}.”`;
  return `It is used by “${first}” and ${others} ${others === 1 ? 'other' : 'others'}.`;
}

/** Brings files back from the trash, to the folder that they were in. */
export const restoreAssets = (
  deps: MediaDeps,
  ids: readonly string[],
  by: Actor,
): Promise<BulkResult> =>
  changeMany(deps, ids, by, {
    lockFolders: true,
    refuse: ({ trashedAt }) => (trashedAt ? undefined : 'This file is not in the trash.'),
    async apply({ tx, at, record }, rows) {
      for (const folder of new Set(rows.map((row) => row.folder)))
        await ensureFolder(tx, folder, by, at);
      await updateAssets(tx, idsOf(rows), at, {
        trashedAt: null,
        trashedById: null,
        trashedByName: null,
      });
      for (const row of rows)
        record({ action: 'file.restored', object: { id: row.id, label: row.name } });
    },
  });

/** Deletes files in the trash for good, with their bytes; all of them without ids. */
export async function purgeAssets(
  deps: MediaDeps,
  ids: readonly string[] | undefined,
  by: Agent,
): Promise<BulkResult> {
  const keys = new Set<string>();
  const result = await changeMany(deps, ids ?? (await listTrashedIds(deps.db, MAX_PURGED)), by, {
    refuse: ({ trashedAt }) => (trashedAt ? undefined : 'This file is not in the trash.'),
    async apply({ tx, at, record }, rows) {
      const theirs = await listKeysOf(tx, idsOf(rows));
      await deleteAssets(tx, rows, at);
      for (const key of theirs) if (!(await areNeeded(tx, key))) keys.add(key);
      await markUnused(tx, [...keys], at);
      for (const row of rows)
        record({
          action: 'file.purged',
          object: { id: row.id, label: row.name },
          before: { Address: row.address },
        });
    },
  });
  // What fails is deleted at night.
  await deleteUnusedBytes(deps, [...keys]);
  return result;
}

/** Deletes what has been in the trash for 30 days. @returns the number of files */
export async function purgeExpired(deps: MediaDeps): Promise<number> {
  const before = daysBefore(deps.clock(), KEPT_DAYS);
  const ids = await listExpiredTrash(deps.db, before, MAX_PURGED);
  return (await purgeAssets(deps, ids, RETENTION)).changed.length;
}

const MAX_PURGED = 5_000;

const idsOf = (rows: readonly AssetRow[]) => rows.map(({ id }) => id);
