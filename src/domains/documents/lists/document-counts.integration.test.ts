import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { EDITOR } from '#tests/support/publishing.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import type { DocumentState } from '../life/life.ts';
import { keepWhenLarge } from './keep-when-large.server.ts';
import { countByState, stateInSql } from './list-repository.server.ts';
import type { ListFilter } from './list-filter.ts';
import { listRows } from './listing-repository.server.ts';

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(() => query('truncate cms_documents cascade'));

const query = async (text: string) => (await fixture.database.pool.query(text)).rows;
const db = () => fixture.database.db;

/** Posts of every state; every seventh was saved by the reader, and some at the same time. */
const addPosts = (count: number) =>
  query(`insert into cms_documents (kind, content, version, saved_at, saved_by_id, address, created_at, live_revision, live_version,
      live_since, trashed_at, publish_revision, publish_at, offline_since)
    select 'post', jsonb_build_object('title', 'Post ' || n), 1, timestamptz '2026-01-01' - n / 3 * interval '1 minute',
      case when n % 7 = 0 then '${EDITOR.id}' else 'other' end, '/insights/post-' || n, now(),
      case when n % 5 = 1 then 1 end, n % 2, case when n % 5 = 1 then now() end, case when n % 5 = 2 then now() end,
      case when n % 5 = 3 then 1 end, case when n % 5 = 3 then now() end, case when n % 5 = 4 then now() end
    from generate_series(1, ${count}) n`);

test('counts stay those of the documents, whatever statements change', async () => {
  const STATEMENTS = [
    `update cms_documents set version = version + 1 where random() < 0.5`,
    `update cms_documents set trashed_at = case when trashed_at is null then now() end where random() < 0.5`,
    `delete from cms_documents where random() < 0.3`,
    `insert into cms_documents (kind, content, saved_at, created_at, built_in_path) values ('page', '{}', now(), now(), '/a')`,
    `update cms_documents set offline_since = now() where kind = 'page'`,
    `truncate cms_documents cascade`,
  ];
  await addPosts(50);
  for (const statement of STATEMENTS) {
    await query(statement);
    for (const kind of ['page', 'post'] as const) {
      const { rows } = await db().execute<{ state: DocumentState; total: number }>(
        sql`select ${stateInSql} as state, count(*)::int as total from cms_documents where kind = ${kind} group by 1`,
      );
      const counted = Object.entries(await countByState(db(), kind)).filter(([, total]) => total);
      expect(Object.fromEntries(counted), statement).toEqual(
        Object.fromEntries(rows.map(({ state, total }) => [state, total])),
      );
    }
  }
});

test('the last parts of a list continue the first ones, own drafts first or not', async () => {
  await addPosts(103);
  for (const filter of [
    { sort: '-saved' },
    { sort: 'mine', reader: EDITOR.id },
    { sort: 'mine', reader: EDITOR.id, state: 'draft' },
    { sort: '-saved', tag: 'none' },
  ] as Partial<ListFilter>[]) {
    const whole = await listRows(db(), { kind: 'post', ...filter, limit: 200 });
    expect(whole.rows).toHaveLength(whole.total);
    const parts: string[] = [];
    for (let offset = 0; offset <= whole.total; offset += 10) {
      const { rows, total } = await listRows(db(), { kind: 'post', ...filter, limit: 10, offset });
      expect(total).toBe(whole.total);
      parts.push(...rows.map(({ id }) => id));
    }
    expect(parts).toEqual(whole.rows.map(({ id }) => id));
  }
});

test('what reads all documents is read for each list of few of them, and behind lists of many', async () => {
  let read = 0;
  const keep = keepWhenLarge({ db: db(), log: silentLogger }, async () => (read += 1));
  expect([await keep('post'), await keep('post')]).toEqual([1, 2]);
  await query(`insert into cms_documents (id, kind, content, saved_at, created_at)
    select gen_random_uuid(), 'post', '{"title": "${randomUUID()}"}', now(), now() from generate_series(1, 5000)`);
  expect([await keep('post'), await keep('post')]).toEqual([2, 2]);
  expect([await keep('page'), await keep('page')]).toEqual([3, 4]);
});
