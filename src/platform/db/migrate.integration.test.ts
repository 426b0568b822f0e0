import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { databaseUrl } from '#tests/support/database-url.ts';
import { migrateDatabase } from './migrate.server.ts';
import { readMigrations } from './migrations.server.ts';

/** Creates an empty database in the cluster of the test run. */
async function emptyDatabase(): Promise<string> {
  const name = `empty_${randomBytes(6).toString('hex')}`;
  const clusterUrl = inject('clusterUrl');
  await query(clusterUrl, `create database ${name}`);
  onTestFinished(async () => void (await query(clusterUrl, `drop database ${name} with (force)`)));
  return databaseUrl(clusterUrl, name);
}

async function query(connectionString: string, sql: string) {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const applied = (url: string) =>
  query(url, 'select hash, count(*)::int as times from drizzle.__drizzle_migrations group by hash');

test('migrates once when several processes start together', async () => {
  const url = await emptyDatabase();
  await Promise.all([migrateDatabase(url), migrateDatabase(url), migrateDatabase(url)]);
  const migrations = await applied(url);
  expect(migrations.length).toBeGreaterThan(0);
  expect(migrations.every(({ times }) => times === 1)).toBe(true);
  const [found] = await query(url, `select to_regclass('public.cms_blog_posts') as posts`);
  expect(found.posts).toBe('cms_blog_posts');

  await migrateDatabase(url);
  expect(await applied(url)).toEqual(migrations);
});

test('refuses a database older than the baseline, and names the release to update it with', async () => {
  const url = await emptyDatabase();
  const [baseline] = await readMigrations('./migrations');
  await query(url, 'create schema drizzle');
  await query(url, 'create table drizzle.__drizzle_migrations (hash text, created_at bigint)');
  await query(
    url,
    `insert into drizzle.__drizzle_migrations values ('old', ${baseline!.when - 1})`,
  );
  await expect(migrateDatabase(url)).rejects.toMatchObject({
    message: expect.stringContaining('Start d221a18d on it once'),
    operator: true,
  });
  expect(await applied(url)).toEqual([{ hash: 'old', times: 1 }]);
});

test('changes nothing and releases the lock when a migration fails', async () => {
  const url = await emptyDatabase();
  await query(url, 'create table cms_blog_posts (in_the_way int)');
  await expect(migrateDatabase(url)).rejects.toThrow(/cms_blog_posts|Failed query/);
  const tables = await query(
    url,
    `select table_name from information_schema.tables where table_schema = 'public'`,
  );
  expect(tables).toEqual([{ table_name: 'cms_blog_posts' }]);
  expect(
    await query(
      url,
      `select 1 from pg_locks where locktype = 'advisory' and database =
    (select oid from pg_database where datname = current_database())`,
    ),
  ).toEqual([]);

  await query(url, 'drop table cms_blog_posts');
  await migrateDatabase(url);
  expect((await applied(url)).length).toBeGreaterThan(0);
});

/** Creates a folder with one migration that alters the table `visits`. */
async function migrationThatAlters(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'meta'));
  await writeFile(join(folder, '0000_alter.sql'), 'alter table visits add column place text;');
  const entries = [{ idx: 0, version: '7', when: 1, tag: '0000_alter', breakpoints: true }];
  const journal = { version: '7', dialect: 'postgresql', entries };
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify(journal));
  return folder;
}

test('lets writers pass while waiting for a long reader', async () => {
  const url = await emptyDatabase();
  await query(url, 'create table visits (word text)');
  const reader = new Client({ connectionString: url });
  await reader.connect();
  onTestFinished(() => reader.end());
  await reader.query('begin');
  await reader.query('select * from visits');

  const folder = await migrationThatAlters();
  const limits = { lockTimeoutMs: 50, pauseMs: 200, maxAttempts: 1_000 };
  const migrating = migrateDatabase(url, folder, limits);
  const isWaiting = async () =>
    (await query(url, `select 1 from pg_locks where not granted`)).length > 0;
  await vi.waitFor(async () => expect(await isWaiting()).toBe(true), { interval: 5 });
  // Behind a migration without a lock timeout, this insert would wait for the reader.
  await query(url, `insert into visits values ('meanwhile')`);

  await reader.query('commit');
  await migrating;
  expect(await query(url, 'select word, place from visits')).toEqual([
    { word: 'meanwhile', place: null },
  ]);
});

test('fails without changes when a table stays locked', async () => {
  const url = await emptyDatabase();
  await query(url, 'create table visits (word text)');
  const holder = new Client({ connectionString: url });
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query('begin');
  await holder.query('lock table visits');
  const limits = { lockTimeoutMs: 20, pauseMs: 1, maxAttempts: 3 };
  const failed = migrateDatabase(url, await migrationThatAlters(), limits);
  await expect(failed).rejects.toMatchObject({ cause: { code: '55P03' } });
  await holder.query('commit');
  expect(await applied(url)).toEqual([]);
});

test('rejects for an unreachable database', async () => {
  await expect(migrateDatabase('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(
    'ECONNREFUSED',
  );
});
