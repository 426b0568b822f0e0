import { expect, test } from 'vitest';
import { databaseUrl } from './database-url.ts';
import { createTestDatabase } from './test-database.ts';

const tables = `select count(*)::int as count from information_schema.tables where table_schema = 'public'`;

test('a test database is migrated and isolated', async () => {
  await using first = await createTestDatabase();
  await using second = await createTestDatabase();
  await first.database.pool.query('create table only_here (id int)');
  const inFirst = await first.database.pool.query(tables);
  const inSecond = await second.database.pool.query(tables);
  expect(inSecond.rows[0].count).toBeGreaterThan(0);
  expect(inFirst.rows[0].count).toBe(inSecond.rows[0].count + 1);
});

test('creates many test databases at once', async () => {
  const made = await Promise.all(Array.from({ length: 8 }, createTestDatabase));
  expect(new Set(made.map((each) => each.connectionString)).size).toBe(8);
  await Promise.all(made.map((each) => each.drop()));
});

test('drops a test database', async () => {
  const made = await createTestDatabase();
  await made.drop();
  await using other = await createTestDatabase();
  const name = /\/(test_\w+)/.exec(made.connectionString)![1];
  const found = await other.database.pool.query('select 1 from pg_database where datname = $1', [
    name,
  ]);
  expect(found.rowCount).toBe(0);
});

test('the database of an address is changed for loopback and socket addresses', () => {
  expect(databaseUrl('postgres://me:pw@127.0.0.1:2345/cadron', 'x')).toBe(
    'postgres://me:pw@127.0.0.1:2345/x',
  );
  expect(databaseUrl('postgres://me@/cadron?host=/tmp/folder', 'x')).toBe(
    'postgres://me@/x?host=/tmp/folder',
  );
});
