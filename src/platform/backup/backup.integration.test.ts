import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildPost } from '#tests/builders/post.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { dumpDatabase } from './dump-database.server.ts';
import { loadDatabase } from './load-database.server.ts';
import type { Manifest } from './manifest.ts';
import { savePost } from '#tests/support/publishing.ts';

const NOW = new Date('2026-06-01T00:00:00Z');

/** A table with cases that dumps get wrong: sequences, generated columns, unusual values and names, self-references. */
const ODD = `create table "Odd One" (
  id int generated always as identity primary key, counter serial, parent int references "Odd One",
  "quoted name" text, twice int generated always as (id * 2) stored,
  bytes bytea, number numeric, real float8, at timestamptz, list text[], value jsonb, span interval)`;
const ODD_ROWS = `insert into "Odd One" (parent, "quoted name", bytes, number, real, at, list, value, span)
  values (null, E'tab\\t line\\n quote'' back\\\\ 東京 🦊', '\\x00ff', 1e30, 0.1, '2026-03-29 02:30:00.123456+01',
      array['a,b', null, '"'], 'null', '1 mon 3 days'),
    (1, '', null, 'NaN', '-Infinity', 'infinity', '{}', null, null)`;

let source: TestDatabase;
let folder: string;
beforeAll(async () => {
  source = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'cadron-backup-'));
  const { db, pool } = source.database;
  for (let n = 0; n < 5; n += 1) await savePost(db, buildPost({ slug: `post-${n}` }), NOW);
  await pool.query(
    `insert into auth_users (id, name, email) values ('u1', 'Ana', 'ana@example.com')`,
  );
  // By name, its table sorts before that of the user it references.
  await pool.query(
    `insert into auth_sessions (id, user_id, token, expires_at) values ('s1', 'u1', 'token', now())`,
  );
  await pool.query(ODD);
  await pool.query(ODD_ROWS);
  await pool.query(`insert into "Odd One" (parent) select 2 from generate_series(1, 2500)`);
  // More than fits into one statement.
  await pool.query(
    `insert into "Odd One" ("quoted name") select repeat('ü', 400000) from generate_series(1, 4)`,
  );
  await dumpDatabase(source.connectionString, folder, NOW);
});
afterAll(async () => {
  await source?.drop();
  if (folder) await rm(folder, { recursive: true });
});

/** An empty database with the same tables. */
async function emptyTarget(): Promise<TestDatabase> {
  const target = await createTestDatabase();
  onTestFinished(() => target.drop());
  await target.database.pool.query(ODD);
  return target;
}

const TABLES = ['cms_blog_posts', 'auth_users', 'auth_sessions', '"Odd One"'];
const contents = (pool: Pool) =>
  Promise.all(
    TABLES.map(
      async (table) => (await pool.query(`select t::text from ${table} t order by 1`)).rows,
    ),
  );

test('restores every row unchanged, and continues sequences after the highest value', async () => {
  const target = await emptyTarget();
  await loadDatabase(target.connectionString, folder, { force: false });
  const { pool } = target.database;
  expect(await contents(pool)).toEqual(await contents(source.database.pool));
  const { rows } = await pool.query(`insert into "Odd One" default values returning id, counter`);
  expect(rows).toEqual([{ id: 2507, counter: 2507 }]);
});

test('refuses a database with data unless forced', async () => {
  const target = await emptyTarget();
  const { db, pool } = target.database;
  await savePost(db, buildPost({ slug: 'already-here' }), NOW);
  const before = await contents(pool);
  const load = (force: boolean) => loadDatabase(target.connectionString, folder, { force });
  await expect(load(false)).rejects.toThrow('not empty. Add --force');
  expect(await contents(pool)).toEqual(before);
  await load(true);
  expect(await contents(pool)).toEqual(await contents(source.database.pool));
});

test('dumps a consistent snapshot during writes, readable by its owner only', async () => {
  const other = await mkdtemp(join(tmpdir(), 'cadron-backup-'));
  onTestFinished(() => rm(other, { recursive: true }));
  const { pool } = source.database;
  // Its table is dumped first; the one written to meanwhile comes last and references it.
  const dumping = new AbortController();
  const writing = (async () => {
    for (let n = 0; !dumping.signal.aborted; n += 1) {
      await pool.query(`with u as (insert into auth_users (id, name, email) values ('w${n}', 'W', 'w${n}@x.y'))
        insert into cms_blog_posts (slug, title) values ('w${n}', 'W')`);
    }
  })();
  const { tables } = await dumpDatabase(source.connectionString, other, NOW);
  dumping.abort();
  await writing;
  const written = async (table: string) => {
    const file = await readFile(join(other, `public.${table}.jsonl.gz`));
    return (
      gunzipSync(file)
        .toString()
        .match(/"w\d+"/g)?.length ?? 0
    );
  };
  expect(await written('auth_users')).toBe(await written('cms_blog_posts'));
  expect(tables.length).toBeGreaterThan(TABLES.length);
  expect((await stat(join(other, 'public.auth_users.jsonl.gz'))).mode & 0o077).toBe(0);
  await pool.query(`delete from auth_users where id like 'w%'`);
  await pool.query(`delete from cms_blog_posts where slug like 'w%'`);
});

/** A copy of the dump with one file changed. */
async function damaged(file: string, change: (contents: Buffer) => Buffer): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'cadron-backup-'));
  onTestFinished(() => rm(copy, { recursive: true }));
  const { tables } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  for (const name of ['manifest.json', ...tables.map((table) => table.file)]) {
    const contents = await readFile(join(folder, name));
    await writeFile(join(copy, name), name === file ? change(contents) : contents);
  }
  return copy;
}

const POSTS = 'public.cms_blog_posts.jsonl.gz';
const rename = (from: string, to: string) => (contents: Buffer) =>
  Buffer.from(contents.toString().replace(from, to));
const firstLine = (contents: Buffer) =>
  gzipSync(`${gunzipSync(contents).toString().split('\n')[0]}\n`);
test.each<[string, string, (contents: Buffer) => Buffer, RegExp]>([
  ['cut off', POSTS, (contents) => contents.subarray(0, contents.length / 2), /cannot be loaded/],
  ['short of rows', POSTS, firstLine, /1 rows, not 5: it is damaged/],
  ['no JSON', POSTS, () => gzipSync('hello\n'), /cannot be loaded/],
  ['of a later format', 'manifest.json', rename('"format": 2', '"format": 3'), /newer version/],
  ['of a column that is gone', 'manifest.json', rename('"slug"', '"gone"'), /no .*posts \(gone\)/],
])('rejects a dump that is %s without changes', async (_what, file, change, reason) => {
  const target = await emptyTarget();
  const copy = await damaged(file, change);
  await expect(loadDatabase(target.connectionString, copy, { force: false })).rejects.toThrow(
    reason,
  );
  expect(await contents(target.database.pool)).toEqual([[], [], [], []]);
});

test('throws for a folder without a backup', async () => {
  const load = loadDatabase(source.connectionString, '/nowhere/at/all', { force: true });
  await expect(load).rejects.toThrow('There is no backup in /nowhere/at/all');
});
