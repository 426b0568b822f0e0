import { eq, gte, sql } from 'drizzle-orm';
import type { Database, Db } from '#src/platform/db/database.server.ts';
import type { IndexedAsset } from './asset-index.server.ts';
import { mediaAssets, mediaRetiredAddresses, mediaUnusedBytes } from './media-tables.server.ts';
import { bucketKeyOf } from './storage-key.ts';

const indexColumns = {
  id: mediaAssets.id,
  address: mediaAssets.address,
  folder: mediaAssets.folder,
  name: mediaAssets.name,
  kind: mediaAssets.kind,
  contentType: mediaAssets.contentType,
  storageKey: mediaAssets.storageKey,
  hash: mediaAssets.hash,
  bytes: mediaAssets.bytes,
  width: mediaAssets.width,
  height: mediaAssets.height,
  frames: mediaAssets.frames,
  focusX: mediaAssets.focusX,
  focusY: mediaAssets.focusY,
  crop: mediaAssets.crop,
  version: mediaAssets.version,
  changedAt: mediaAssets.changedAt,
  trashedAt: mediaAssets.trashedAt,
};

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
export async function listWithheld(db: Db): Promise<string[]> {
  const rows = await db
    .select({ address: mediaRetiredAddresses.address })
    .from(mediaRetiredAddresses)
    .innerJoin(
      mediaUnusedBytes,
      eq(mediaUnusedBytes.storageKey, sql`${bucketKeyOf('')} || ${mediaRetiredAddresses.address}`),
    );
  return rows.map(({ address }) => address);
}
