import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { databaseUrl } from '#tests/support/database-url.ts';
import { migrateDatabase } from './migrate.server.ts';

/** An empty database of the run's cluster. */
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

test('of several migrations started together on an empty database one migrates, and all succeed', async () => {
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

test('a migration that fails changes nothing, frees the lock, and the next one succeeds', async () => {
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

test('a database that cannot be reached is an error', async () => {
  await expect(migrateDatabase('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow(
    'ECONNREFUSED',
  );
});
