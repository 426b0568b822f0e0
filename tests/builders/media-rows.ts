import { createHash } from 'node:crypto';
import type { AssetKind } from '#src/domains/media/asset.ts';
import { mediaAssets } from '#src/domains/media/media-tables.server.ts';
import type { Database } from '#src/platform/db/database.server.ts';

type NewRow = typeof mediaAssets.$inferInsert;

const TYPES: Readonly<Record<AssetKind, string>> = {
  picture: 'image/png',
  drawing: 'image/svg+xml',
  video: 'video/mp4',
  document: 'application/pdf',
  font: 'font/woff2',
};

/** A row of `media_assets`: a picture of 1,200 x 800 pixels at `address`, with bytes of its own, unless `changes` say otherwise. */
export function mediaRow(address: string, changes: Partial<NewRow> = {}): NewRow {
  const end = address.lastIndexOf('/');
  const hash = createHash('sha256').update(address).digest('hex');
  const kind = changes.kind ?? 'picture';
  const at = new Date('2026-10-01T12:00:00Z');
  const size =
    kind === 'picture' || kind === 'drawing'
      ? { width: 1_200, height: 800 }
      : { width: null, height: null };
  return {
    address,
    folder: end < 0 ? '' : address.slice(0, end),
    name: address.slice(end + 1),
    kind,
    contentType: TYPES[kind],
    storageKey: `cms_media/${address}`,
    hash,
    uploadHash: hash,
    bytes: 50_000,
    ...size,
    createdAt: at,
    changedAt: at,
    ...changes,
  };
}

/** Stores rows without files. @returns their ids, in the same order */
export async function insertMediaRows(
  db: Database['db'],
  rows: readonly NewRow[],
): Promise<string[]> {
  const inserted = await db
    .insert(mediaAssets)
    .values([...rows])
    .returning({ id: mediaAssets.id });
  return inserted.map(({ id }) => id);
}
