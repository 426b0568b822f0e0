import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createNotFoundLog } from './not-found-log.server.ts';
import { createRedirects } from './create-redirects.server.ts';
import { KIM } from '#tests/builders/actor.ts';
import { visitFrom } from '#tests/builders/not-found.ts';

const START = new Date('2026-11-21T12:00:00Z');
const SITE = 'https://cadron.example';

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(() => query('truncate seo_redirects, seo_not_found cascade'));

const query = async (sql: string) => (await fixture.database.pool.query(sql)).rows;
const counts = async () =>
  Object.fromEntries(
    (await query('select path, hits from seo_not_found')).map(({ path, hits }) => [path, hits]),
  );

/** A node with its own clock. */
function createNode({
  maxRows,
  paths = ['/services'],
}: { maxRows?: number; paths?: string[] } = {}) {
  let now = START;
  const deps = {
    db: fixture.database.db,
    siteUrl: SITE,
    clock: () => now,
    log: silentLogger,
  };
  const misses = createNotFoundLog({
    ...deps,
    paths: async () => paths,
    ...(maxRows !== undefined && { maxRows }),
  });
  return {
    misses,
    redirects: createRedirects({ ...deps, paths: async () => paths }),
    pass: (ms: number) => (now = new Date(now.getTime() + ms)),
    note: async (path: string, referrer: string | null = null) => {
      misses.note(path, visitFrom(referrer));
      await misses.flush();
    },
  };
}

test('lists hits, times and referrers of a path', async () => {
  const { misses, note, pass } = createNode();
  await note('/Servces/', 'https://other.example/list?who=ana');
  pass(1_000);
  misses.note('/servces', visitFrom(`${SITE}/about?x=1`));
  await note('/servces');
  expect(await misses.list('visitors', 1)).toEqual({
    entries: [
      {
        path: '/servces',
        address: '/servces',
        hits: 3,
        robotHits: 0,
        referrers: [
          { referrer: '/about', hits: 1, lastSeenAt: new Date(START.getTime() + 1_000) },
          { referrer: 'https://other.example/list', hits: 1, lastSeenAt: START },
        ],
        firstSeenAt: START,
        lastSeenAt: new Date(START.getTime() + 1_000),
        suggestions: ['/services'],
      },
    ],
    total: 1,
    page: 1,
    pages: 1,
  });
});

test('lists the paths with most hits first, without ignored and existing ones', async () => {
  const { misses, note } = createNode();
  for (const path of ['/rare', '/often', '/often', '/done', '/services']) await note(path);
  expect(await misses.ignore(['/done', '/unknown', '\0'])).toBe(1);
  await note('/done');
  const { entries: listed, total } = await misses.list('visitors', 1);
  expect(listed.map(({ path }) => path)).toEqual(['/often', '/rare']);
  expect(total).toBe(2);
  expect(await misses.countSince(START)).toBe(2);
  expect(await misses.countSince(new Date(START.getTime() + 1))).toBe(0);
});

test('lists what an editor ignored until they change their mind', async () => {
  const { misses, note } = createNode();
  await note('/done');
  await misses.ignore(['/done']);
  await note('/done');
  expect((await misses.list('ignored', 1)).entries).toMatchObject([{ path: '/done', hits: 2 }]);
  expect(await misses.counts()).toEqual({ visitors: 0, robots: 0, ignored: 1 });
  expect(await misses.unignore(['/done'])).toBe(1);
  expect((await misses.list('visitors', 1)).total).toBe(1);
});

test('keeps robots apart, and lists a path of both with the visitors', async () => {
  const { misses } = createNode({ maxRows: 8 });
  const robot = { referrer: null, userAgent: 'Googlebot/2.1' };
  misses.note('/both', robot);
  misses.note('/both', visitFrom());
  for (let n = 0; n < 20; n += 1) misses.note(`/wp-${n}/setup.php`, robot);
  await misses.flush();
  const { entries } = await misses.list('visitors', 1);
  expect(entries).toMatchObject([{ path: '/both', hits: 1, robotHits: 1 }]);
  // Their rows are limited by themselves, so that visitors' rows stay.
  expect(await misses.counts()).toEqual({ visitors: 1, robots: 2, ignored: 0 });
});

test('keeps the five latest referrers of a path', async () => {
  const { note, misses, pass } = createNode();
  for (const n of [1, 2, 3, 4, 5, 6, 7, 7]) {
    pass(1_000);
    await note('/old', `https://other.example/${n}`);
  }
  const [entry] = (await misses.list('visitors', 1)).entries;
  expect(entry?.referrers.map(({ referrer, hits }) => [referrer.at(-1), hits])).toEqual([
    ['7', 2],
    ['6', 1],
    ['5', 1],
    ['4', 1],
    ['3', 1],
  ]);
});

test('a prefix redirect removes the entries below it, and keeps them out', async () => {
  const { redirects, note } = createNode();
  for (const path of ['/old-blog', '/old-blog/a', '/old-blogs']) await note(path);
  await redirects.save({ from: '/old-blog/', to: '/services', kind: 'prefix', by: KIM });
  await note('/old-blog/b');
  expect(Object.keys(await counts())).toEqual(['/old-blogs']);
});

test('turns an entry into a redirect, and does not log the path again', async () => {
  const { misses, redirects, note } = createNode();
  await note('/100%25 off');
  const [miss] = (await misses.list('visitors', 1)).entries;
  misses.note('/100%25 off', visitFrom()); // still pending when the redirect is saved
  expect(await redirects.save({ from: miss!.address, to: '/services', by: KIM })).toMatchObject({
    ok: true,
    redirect: { from: '/100% off' },
  });
  await misses.flush();
  expect(await counts()).toEqual({});
  expect(await redirects.resolveNotFound('/100%25%20off')).toMatchObject({
    to: '/services',
  });
});

test('adds the counts of several nodes without a deadlock', async () => {
  const paths = ['/a', '/b', '/c'];
  const nodes = [createNode(), createNode()] as const;
  const noteAll = () => {
    for (const path of paths) nodes[0].misses.note(path, visitFrom());
    for (const path of paths.toReversed()) nodes[1].misses.note(path, visitFrom());
  };
  noteAll();
  await nodes[0].misses.flush();
  noteAll();
  // Both nodes are writing when the lock on the row in the middle is released.
  const holder = await fixture.database.pool.connect();
  await holder.query(`begin; select from seo_not_found where path = '/b' for update`);
  const flushed = Promise.all(nodes.map(({ misses }) => misses.flush()));
  const waiting = `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect(await query(waiting)).toEqual([{ count: 2 }]));
  await holder.query('rollback');
  holder.release();
  await flushed;
  expect(await counts()).toEqual({ '/a': 4, '/b': 4, '/c': 4 });
});

test('limits the number of rows, and deletes those with the fewest and oldest hits', async () => {
  const { misses, note, pass } = createNode({ maxRows: 8 });
  await note('/popular');
  await note('/popular');
  for (let n = 0; n < 30; n += 1) {
    pass(1_000);
    await note(`/once-${n}`);
    expect(Object.keys(await counts()).length).toBeLessThanOrEqual(10);
  }
  const left = await counts();
  expect(left).toMatchObject({ '/popular': 2, '/once-29': 1, '/once-28': 1 });
  expect(left).not.toHaveProperty('/once-0');
  // Several nodes that write and delete at once neither fail nor deadlock.
  const flood = Array.from({ length: 5 }, () => createNode({ maxRows: 8 }));
  for (const [n, { misses }] of flood.entries())
    for (let at = 0; at < 50; at += 1) misses.note(`/flood-${(at * 7 + n) % 60}`, visitFrom());
  await Promise.all(flood.map(({ misses }) => misses.flush()));
  await note('/last');
  expect(Object.keys(await counts()).length).toBeLessThanOrEqual(10);
  expect((await misses.list('visitors', 1)).entries[0]?.hits).toBeGreaterThan(1);
});

test('drops entries with a warning while the database is down, without waiting', async () => {
  const down = openDatabase('postgres://nobody@127.0.0.1:1/none', silentLogger);
  const warn = vi.fn<() => void>();
  const misses = createNotFoundLog({
    db: down.db,
    siteUrl: SITE,
    paths: async () => [],
    clock: () => START,
    log: { ...silentLogger, warn },
  });
  misses.note('/a', visitFrom());
  expect(warn).not.toHaveBeenCalled();
  await misses.flush();
  expect(warn).toHaveBeenCalledTimes(1);
  await down.close();
});

test('lists misses of a site with more paths than a statement may have parameters', async () => {
  const paths = Array.from({ length: 70_000 }, (_none, at) => `/page-${at}`);
  const { misses, note } = createNode({ paths });
  await note('/page-70000');
  await query(
    'insert into seo_not_found select * from jsonb_populate_record(null::seo_not_found, (select to_jsonb(seo_not_found) from seo_not_found) || \'{"path": "/page-7"}\')',
  );
  expect((await misses.list('visitors', 1)).entries).toMatchObject([{ path: '/page-70000' }]);
  expect(await misses.counts()).toEqual({ visitors: 1, robots: 0, ignored: 0 });
});
