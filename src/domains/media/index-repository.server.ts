import { pick } from '#src/platform/pick.ts';
import { column } from '#src/platform/db/column.ts';
import { eq, gte, sql, and, inArray, isNull, or, isNotNull } from 'drizzle-orm';
import type { Database, Db } from '#src/platform/db/database.server.ts';
import type { IndexedAsset } from './asset-index.server.ts';
import { mediaAssets, mediaRetiredAddresses, mediaUnusedBytes } from './media-tables.server.ts';
import { within } from './folder-repository.server.ts';
import { bucketKeyOf } from './storage-key.ts';
import type { AssetRow } from './asset-repository.server.ts';

const indexColumns = pick(
  mediaAssets,
  'id',
  'address',
  'folder',
  'name',
  'kind',
  'contentType',
  'storageKey',
  'hash',
  'bytes',
  'width',
  'height',
  'frames',
  'focusX',
  'focusY',
  'crop',
  'version',
  'changedAt',
  'trashedAt',
);

export type IndexRow = Omit<IndexedAsset, 'isTrashed' | 'focus' | 'token'> & {
  focusX: number;
  focusY: number;
  changedAt: Date;
  trashedAt: Date | null;
};

/** Numbers that differ after any change: each raises a version, adds a row, or deletes one. */
interface Checksum {
  rows: number;
  versions: number;
}

/** Reads the files that changed since a moment, or all of them, and the checksum at the same time. */
export const readChanges = (
  db: Database['db'],
  since: Date | undefined,
): Promise<{ rows: IndexRow[]; checksum: Checksum }> =>
  db.transaction(
    async (tx) => {
      const rows = await tx
        .select(indexColumns)
        .from(mediaAssets)
        .where(since && gte(mediaAssets.changedAt, since));
      return { rows, checksum: await readChecksum(tx) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

async function readChecksum(db: Db): Promise<Checksum> {
  const [sums] = await db
    .select({
      rows: sql<number>`count(*)::int`,
      versions: sql`coalesce(sum(${mediaAssets.version}), 0)`.mapWith(Number),
    })
    .from(mediaAssets);
  return sums!;
}

/** Addresses of deleted files whose bytes are still in the store, from where they must not be served. */
export const listWithheld = (db: Db): Promise<string[]> =>
  column(
    db
      .select({ value: mediaRetiredAddresses.address })
      .from(mediaRetiredAddresses)
      .innerJoin(
        mediaUnusedBytes,
        eq(
          mediaUnusedBytes.storageKey,
          sql`${bucketKeyOf('')} || ${mediaRetiredAddresses.address}`,
        ),
      ),
  );

export const findByHashes = (db: Db, hashes: readonly string[]): Promise<AssetRow[]> =>
  db
    .select()
    .from(mediaAssets)
    .where(
      and(
        or(inArray(mediaAssets.uploadHash, hashes), inArray(mediaAssets.hash, hashes)),
        isNull(mediaAssets.trashedAt),
      ),
    )
    .orderBy(mediaAssets.createdAt)
    .limit(200);

/** Whether an address belongs, or once belonged, to a file. */
export async function isAddressTaken(db: Db, address: string): Promise<boolean> {
  const { rows } = await db.execute<{ taken: boolean }>(sql`
    select exists (select from ${mediaAssets} where ${mediaAssets.address} = ${address})
      or exists (select from ${mediaRetiredAddresses}
        where ${mediaRetiredAddresses.address} = ${address}) as taken`);
  return rows[0]!.taken;
}

export async function countInFolder(db: Db, folder: string): Promise<number> {
  return db.$count(
    mediaAssets,
    and(isNull(mediaAssets.trashedAt), within(mediaAssets.folder, folder)),
  );
}

export const listTrashedIds = (db: Db, limit: number): Promise<string[]> =>
  column(
    db
      .select({ value: mediaAssets.id })
      .from(mediaAssets)
      .where(isNotNull(mediaAssets.trashedAt))
      .orderBy(mediaAssets.trashedAt)
      .limit(limit),
  );
