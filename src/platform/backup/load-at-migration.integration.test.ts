import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { dumpDatabase } from './dump-database.server.ts';
import { loadDatabase, type LoadOptions } from './load-database.server.ts';

/** A backup is loaded into the tables of its own version; later migrations then change its data. */

const NOW = new Date('2030-06-01T00:00:00Z');
const NEXT = `alter table "crm_pace" add column "noted" text;--> statement-breakpoint
update "crm_pace" set "noted" = 'moved', "next_at" = "next_at" + interval '1 day';--> statement-breakpoint
alter table "crm_pace" alter column "noted" set not null;`;

let source: TestDatabase;
let root: string;
/** migrations of this version, and of the next one */
let current: string;
let next: string;
let folder: string;

beforeAll(async () => {
  source = await createTestDatabase();
  root = await mkdtemp(join(tmpdir(), 'cadron-migrations-'));
  [current, next, folder] = ['current', 'next', 'backup'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  await cp('./migrations', current, { recursive: true });
  await cp('./migrations', next, { recursive: true });
  const journal = JSON.parse(await readFile(join(next, 'meta', '_journal.json'), 'utf8'));
  const { length } = journal.entries;
  const tag = `${String(length).padStart(4, '0')}_next`;
  const when = journal.entries[length - 1].when + 1_000;
  journal.entries.push({ idx: length, version: '7', when, tag, breakpoints: true });
  await writeFile(join(next, 'meta', '_journal.json'), JSON.stringify(journal));
  await writeFile(join(next, `${tag}.sql`), NEXT);
  await source.database.pool.query(`insert into crm_pace values (1, '2026-11-01T00:00:00Z')`);
  await dumpDatabase(source.connectionString, folder, NOW, { migrations: current });
});
afterAll(async () => {
  await source?.drop();
  if (root) await rm(root, { recursive: true });
});

async function database() {
  const target = await createTestDatabase();
  onTestFinished(() => target.drop());
  const query = async (sql: string) => (await target.database.pool.query(sql)).rows;
  const load = (options: Partial<LoadOptions> = {}) =>
    loadDatabase(target.connectionString, folder, { force: false, migrations: next, ...options });
  return { ...target, query, load };
}

const MOVED = [{ id: 1, next_at: new Date('2026-11-02T00:00:00Z'), noted: 'moved' }];
const applied = 'select count(*)::int as count from drizzle.__drizzle_migrations';

test('applies newer migrations to restored data, whatever version the database had', async () => {
  const empty = await database();
  await empty.query('drop schema public cascade');
  await empty.query('create schema public');
  await empty.query('drop schema drizzle cascade');
  const older = await database();
  const newer = await database();
  await migrateDatabase(newer.connectionString, next);
  await newer.query(`insert into crm_pace values (1, now(), 'of the live site')`);
  for (const target of [empty, older, newer]) {
    await target.load({ force: target === newer });
    expect(await target.query('select * from crm_pace')).toEqual(MOVED);
    const [{ count }] = await target.query(applied);
    await migrateDatabase(target.connectionString, next);
    expect(await target.query(applied)).toEqual([{ count }]);
    expect(await target.query('select * from crm_pace')).toEqual(MOVED);
  }
});

test('leaves a newer database unchanged when loading fails', async () => {
  const target = await database();
  await migrateDatabase(target.connectionString, next);
  await target.query(`insert into crm_pace values (1, '2026-01-01T00:00:00Z', 'mine')`);
  const before = await target.query('select * from crm_pace');
  const afterLoad = () => Promise.reject(new Error('the power went out'));
  await expect(target.load({ force: true, afterLoad })).rejects.toThrow('power');
  expect(await target.query('select * from crm_pace')).toEqual(before);
  await expect(target.load()).rejects.toThrow('Add --force');
});

test('survives a deadlock with a transaction of the site', async () => {
  const target = await database();
  const site = await target.database.pool.connect();
  onTestFinished(() => site.release(true));
  await site.query(`begin; set local deadlock_timeout = '60s'`); // so that the restore notices first
  await site.query('lock table seo_redirects in row exclusive mode');
  const loading = target.load();
  const waits = `select from pg_stat_activity where application_name = 'cadron-restore'
    and datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect(await target.query(waits)).toHaveLength(1));
  // The restore has locked the first table and waits for the one that the site has locked.
  await site.query('lock table analytics_views in row exclusive mode');
  await site.query('commit');
  await loading;
  expect(await target.query('select * from crm_pace')).toEqual(MOVED);
});

test('merges preserved rows with those of the backup', async () => {
  const target = await database();
  await migrateDatabase(target.connectionString, next);
  await target.query(`insert into crm_pace values (1, now(), 'mine'), (2, now(), 'mine')`);
  await target.load({ force: true, keep: ['public.crm_pace', 'public.never_there'] });
  expect(await target.query('select id, noted from crm_pace order by id')).toEqual([
    { id: 1, noted: 'moved' },
    { id: 2, noted: 'mine' },
  ]);
});

test('rejects a backup of a later version, naming its migration', async () => {
  const later = await database();
  await migrateDatabase(later.connectionString, next);
  const dump = join(root, 'later');
  await dumpDatabase(later.connectionString, dump, NOW, { migrations: next });
  const target = await database();
  const load = loadDatabase(target.connectionString, dump, { force: true, migrations: current });
  await expect(load).rejects.toThrow(/migration \d{4}_next, which this version does not have/);
});

test.each([
  ['that does not name its migration', undefined, 'does not name the migration'],
  ['older than the baseline', { tag: '0039', hash: '', when: 1 }, 'Restore it with d221a18d'],
])('rejects a backup %s', async (_, migration, reason) => {
  const old = await mkdtemp(join(root, 'old-'));
  await cp(folder, old, { recursive: true });
  const path = join(old, 'manifest.json');
  const manifest = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify({ ...manifest, migration }));
  const target = await database();
  const load = loadDatabase(target.connectionString, old, { force: false, migrations: current });
  await expect(load).rejects.toThrow(reason);
});
