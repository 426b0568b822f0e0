import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect } from 'vitest';
import type { AcceptedFile, AssetResult } from '#src/domains/media/assets.server.ts';
import type { Asset, AssetKind } from '#src/domains/media/asset.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import type { MediaDeps, MediaUses } from '#src/domains/media/media-deps.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import { adoptFiles, createMediaSeeds } from '#src/domains/media/adopt-files.server.ts';
import { createAssetIndex } from '#src/domains/media/asset-index.server.ts';
import { createAssets } from '#src/domains/media/create-assets.server.ts';
import { createMediaLibrary } from '#src/domains/media/media-library.server.ts';
import { localObjectStore } from '#src/platform/storage/local-object-store.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { storageKeyOf } from '#src/domains/media/storage-key.ts';
import { createTestDatabase } from './test-database.ts';

export const ANA = { id: 'u-ana', name: 'ana@cadron.example' };

interface MediaSystemOptions {
  db: Database['db'];
  store: ObjectStore;
  clock: Clock;
  /** addresses and folders in use, with the title of what uses them */
  uses?: ReadonlyMap<string, string>;
}

/** The media library of one node. Several may share a database and a store. */
export function openMedia({ db, store, clock, uses = new Map() }: MediaSystemOptions) {
  const index = createAssetIndex(db);
  const usesOf = (...names: string[]): MediaUses => {
    const titles = names.flatMap((name) => uses.get(name) ?? []);
    return { total: titles.length, titles };
  };
  const deps: MediaDeps = {
    db,
    store,
    index,
    clock,
    log: silentLogger,
    usesOfFile: async ({ address, folder }) => usesOf(address, folder),
    usesOfFolder: async (folder) => usesOf(folder),
  };
  return {
    deps,
    index,
    assets: createAssets(deps),
    library: createMediaLibrary(store, index),
    seeds: createMediaSeeds(deps),
    adopt: () => adoptFiles(deps),
    /** stores bytes as an upload does */
    async accept(text: string, options: Accepted = {}): Promise<AcceptedFile> {
      const file = acceptedFile(text, options);
      await store.write(file.storageKey, text);
      return file;
    },
  };
}

interface Accepted {
  uploadName?: string;
  kind?: AssetKind;
  contentType?: string;
  width?: number;
  height?: number;
}

/** An accepted file with these bytes, which are not stored. */
function acceptedFile(text: string, options: Accepted = {}): AcceptedFile {
  const hash = createHash('sha256').update(text).digest('hex');
  const contentType = options.contentType ?? 'image/jpeg';
  return {
    kind: options.kind ?? 'picture',
    contentType,
    storageKey: storageKeyOf(hash, contentType),
    hash,
    uploadHash: hash,
    bytes: Buffer.byteLength(text),
    width: options.width ?? 60,
    height: options.height ?? 40,
    frames: 1,
    uploadName: options.uploadName ?? 'photo.jpg',
  };
}

/** Matches the address of a new file: `plain`, which has no special characters, with a random part. */
export const addressLike = (plain: string): unknown =>
  expect.stringMatching(new RegExp(`^${plain.replace(/\.(?=\w+$)/, '-[0-9a-f]{12}\\.')}$`));

export function assetOf(result: AssetResult): Asset {
  if (!result.ok) throw new Error(result.message);
  return result.asset;
}

const START = new Date('2026-11-01T12:00:00Z').getTime();

export type MediaFixture = Awaited<ReturnType<typeof createMediaFixture>>;

/** A database and a folder store for the media library. */
export async function createMediaFixture() {
  const { database, connectionString, drop } = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'cadron-media-'));
  const query = async (sql: string) =>
    (await database.pool.query<Record<string, unknown>>(sql)).rows;
  const fixture = {
    connectionString,
    database,
    store: localObjectStore(folder),
    /** the time of all nodes, in milliseconds */
    now: START,
    /** titles of what uses an address or a folder */
    uses: new Map<string, string>(),
    query,
    /** the history, such as `file.added photo.jpg` */
    async actions() {
      const rows = await query('select action, object_label from activity order by id');
      return rows.map((row) => `${String(row['action'])} ${String(row['object_label'])}`);
    },
    /** another node on the same database and store */
    open: (): ReturnType<typeof openMedia> =>
      openMedia({
        db: database.db,
        store: fixture.store,
        clock: () => new Date(fixture.now),
        uses: fixture.uses,
      }),
    async reset() {
      fixture.now = START;
      fixture.uses.clear();
      await query(`truncate media_assets, media_folders, media_retired_addresses,
        media_unused_bytes, media_renditions, activity cascade`);
      await rm(folder, { recursive: true, force: true });
    },
    async drop() {
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return fixture;
}
