import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#src/platform/db/database.server.ts';
import { localObjectStore } from '#src/platform/storage/local-object-store.server.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import { openMedia } from './media-system.ts';
import { createTestDatabase } from './test-database.ts';

const START = new Date('2026-11-01T12:00:00Z').getTime();

export interface MediaFixture {
  connectionString: string;
  database: Database;
  store: ObjectStore;
  /** the time of all nodes, in milliseconds */
  now: number;
  /** titles of what uses an address or a folder */
  uses: Map<string, string>;
  query(sql: string): Promise<Record<string, unknown>[]>;
  /** the history, such as `file.added photo.jpg` */
  actions(): Promise<string[]>;
  /** another node on the same database and store */
  open(): ReturnType<typeof openMedia>;
  reset(): Promise<void>;
  drop(): Promise<void>;
}

/** A database and a folder store for the media library. */
export async function createMediaFixture(): Promise<MediaFixture> {
  const { database, connectionString, drop } = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'cadron-media-'));
  const query = async (sql: string) =>
    (await database.pool.query<Record<string, unknown>>(sql)).rows;
  const fixture: MediaFixture = {
    connectionString,
    database,
    store: localObjectStore(folder),
    now: START,
    uses: new Map(),
    query,
    async actions() {
      const rows = await query('select action, object_label from activity order by id');
      return rows.map((row) => `${String(row['action'])} ${String(row['object_label'])}`);
    },
    open: () =>
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
