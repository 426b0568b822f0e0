import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { createRedirects } from './create-redirects.server.ts';
import { followSlugChange } from './slug-changed.server.ts';
import { KIM } from '#tests/builders/actor.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const EXISTING = ['/about', '/insights/Old-Case', '/100% café'];
const SITE = {
  siteUrl: 'https://cadron.example',
  paths: async () => EXISTING,
  clock: () => NOW,
  log: silentLogger,
};

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(() => query('truncate seo_redirects, seo_not_found, activity cascade'));

const query = async (sql: string) => (await fixture.database.pool.query(sql)).rows;
const open = () => createRedirects({ ...SITE, db: fixture.database.db });
const save = (from: string, to: string) => open().save({ from, to, by: KIM });
const table = async () =>
  Object.fromEntries(
    (await query('select from_path, target from seo_redirects')).map((row) => [
      row.from_path,
      row.target,
    ]),
  );
const move = (from: string, to: string) =>
  fixture.database.db.transaction((tx) => followSlugChange(tx, { from, to, by: 'u2' }, NOW));

test('finds a redirect by any spelling of its path until it is deleted', async () => {
  const target = { to: '/new?a=1#b', toPath: '/new', status: 301 };
  expect(await save('/Old%20Café/', '/new/?a=1#b')).toEqual({
    ok: true,
    redirect: { from: '/old café', ...target, carriesRest: false },
    isChange: false,
    collapsed: 0,
  });
  for (const spelling of ['/old%20caf%C3%A9', '/OLD%20CAF%C3%89/'])
    expect(await open().resolveNotFound(spelling)).toEqual({ starts: ['/old café'], ...target });
  for (const other of ['/old', '/', '/%00', '/old%20caf%C3%A9/more', '//x', ''])
    expect(await open().resolveNotFound(other)).toBeUndefined();
  const remove = async (from: string) => (await open().delete([from], KIM)).deleted.length;
  expect(await remove('/old café')).toBe(1);
  expect(await remove('/old café')).toBe(0);
  expect(await remove('\0')).toBe(0);
  expect(await open().resolveNotFound('/old%20caf%C3%A9')).toBeUndefined();
});

test('resolves another spelling of existing content to its path, even if a redirect exists', async () => {
  const { resolveNotFound } = open();
  const to = (address: string, toPath: string) => ({
    starts: [],
    status: 301,
    to: address,
    toPath,
  });
  for (const pathname of ['/About', '/ABOUT/', '/%41bout'])
    expect(await resolveNotFound(pathname)).toEqual(to('/about', '/about'));
  for (const pathname of ['/insights/old-case', '/Insights/Old-Case', '/insights/OLD-CASE'])
    expect(await resolveNotFound(pathname)).toEqual(to('/insights/Old-Case', '/insights/old-case'));
  expect(await resolveNotFound('/100%25%20CAF%C3%89')).toEqual(
    to('/100%25%20caf%C3%A9', '/100% café'),
  );
  for (const pathname of [
    '/about',
    '/insights%2FOld-Case',
    '/insights/Old-Case',
    '/100%25%20caf%C3%A9',
    '/abouts',
  ])
    expect(await resolveNotFound(pathname)).toBeUndefined();
  await move('/about', '/elsewhere'); // the list of paths is still cached
  expect(await resolveNotFound('/About')).toEqual(to('/about', '/about'));
  expect(await resolveNotFound('/about')).toMatchObject({ starts: ['/about'], to: '/elsewhere' });
});

test('caches existing paths for five seconds, and finds redirects if they cannot be read', async () => {
  let now = NOW.getTime();
  const paths = vi.fn(async () => EXISTING);
  const warn = vi.fn<() => void>();
  const log = { ...silentLogger, warn };
  const { db } = fixture.database;
  const { resolveNotFound } = createRedirects({
    ...SITE,
    paths,
    clock: () => new Date(now),
    log,
    db,
  });
  await Promise.all([
    resolveNotFound('/About'),
    resolveNotFound('/nowhere'),
    resolveNotFound('/nowhere'),
  ]);
  expect(paths).toHaveBeenCalledTimes(1);
  now += 5_000;
  paths.mockRejectedValueOnce(new Error('away'));
  await save('/old', '/new');
  expect(await resolveNotFound('/About')).toBeUndefined();
  expect(await resolveNotFound('/old')).toMatchObject({ to: '/new' });
  expect(paths).toHaveBeenCalledTimes(2);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('resolves an address with its query before content is looked up, unless content exists there', async () => {
  await save('/old', '/new?a=own#part');
  await move('/about', '/new');
  const redirects = open();
  const lead = async (pathname: string, isVisit = true) =>
    (await redirects.resolve({ pathname, search: '?a=1&b=2', isVisit }))?.to;
  expect(await lead('/Old')).toBe('/new?a=own&b=2#part');
  expect(await lead('/old', false)).toBe('/new?a=own&b=2#part');
  expect(await lead('/About')).toBe('/about?a=1&b=2');
  expect(await lead('/growth-audit')).toBe('/book-audit?a=1&b=2');
  for (const path of ['/about', '/nowhere', '/admin/leads', '/social/x', '/%00', '/'])
    expect(await lead(path)).toBeUndefined();
  await redirects.flush();
  expect(await query('select from_path, hits from seo_redirects order by 1')).toEqual([
    { from_path: '/about', hits: 0 },
    { from_path: '/old', hits: 1 },
  ]);
});

test('refuses a redirect of an existing path, and stores a target in its canonical spelling', async () => {
  for (const typed of ['/about', '/About/', '/insights/old-case'])
    expect(await save(typed, '/new')).toEqual({
      ok: false,
      field: 'from',
      message: expect.stringMatching(/^\/\S+ has a page, so visitors would see it/),
    });
  expect(await table()).toEqual({});
  expect(await save('/old', '/ABOUT?a=1#b')).toMatchObject({
    redirect: { to: '/about?a=1#b', toPath: '/about' },
  });
  await save('/older', '/insights/old-case');
  expect(await table()).toEqual({ '/old': '/about?a=1#b', '/older': '/insights/Old-Case' });
});

test('collapses chains, and refuses loops with the name of the wrong field', async () => {
  await save('/a', '/b');
  await save('/b', '/c');
  await save('/z', '/a');
  expect(await table()).toEqual({ '/a': '/c', '/b': '/c', '/z': '/c' });
  expect(await save('/c', '/z')).toEqual({
    ok: false,
    field: 'to',
    message: '/z redirects back to /c. Remove that redirect first.',
  });
  expect(await save('/admin', '/c')).toMatchObject({ ok: false, field: 'from' });
  expect(await save('/x', 'javascript:alert(1)')).toMatchObject({ ok: false, field: 'to' });
  expect(await table()).toEqual({ '/a': '/c', '/b': '/c', '/z': '/c' });
});

test('stores one redirect and no not-found path for a slug that is changed and changed back', async () => {
  await query(`insert into seo_not_found values ('/insights/b', 3, now(), now())`);
  await move('/insights/a', '/insights/b');
  expect(await table()).toEqual({ '/insights/a': '/insights/b' });
  expect(await query('select path from seo_not_found')).toEqual([]);
  await move('/insights/b', '/insights/a');
  expect(await table()).toEqual({ '/insights/b': '/insights/a' });
  await expect(move('insights/b', '/insights/a')).rejects.toThrow('cannot have moved');
});

test('changes nothing if the transaction of a move is rolled back', async () => {
  await save('/b', '/other');
  const failed = fixture.database.db.transaction(async (tx) => {
    await followSlugChange(tx, { from: '/a', to: '/b' }, NOW);
    throw new Error('the slug is taken');
  });
  await expect(failed).rejects.toThrow('the slug is taken');
  expect(await table()).toEqual({ '/b': '/other' });
});

test('refuses one of two concurrent redirects that would form a loop', async () => {
  for (let round = 0; round < 10; round += 1) {
    await query('truncate seo_redirects');
    const results = await Promise.all([save('/a', '/b'), save('/b', '/a')]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(Object.keys(await table())).toHaveLength(1);
  }
});

test('stores neither a chain nor a loop under concurrent changes', async () => {
  const paths = ['/a', '/b', '/c', '/d', '/e'];
  const pairs = paths.flatMap((from) => paths.map((to) => [from, to] as const));
  await Promise.all(pairs.map(([from, to], n) => (n % 3 === 0 ? move(from, to) : save(from, to))));
  const known = await table();
  const starts = Object.keys(known);
  expect(starts.length).toBeGreaterThan(0);
  expect(Object.values(known).filter((target) => starts.includes(target as string))).toEqual([]);
});

test('has constraints against a redirect to itself and a malformed path', async () => {
  const insert = (from: string, target: string | null) =>
    query(
      `insert into seo_redirects (from_path, target, target_path, created_at) values ('${from}', '/x', ${target ? `'${target}'` : 'null'}, now())`,
    );
  await expect(insert('/a', '/a')).rejects.toThrow('seo_redirects_not_to_itself');
  for (const from of ['', '/', 'a', '/a//'])
    await expect(insert(from, null)).rejects.toThrow('seo_redirects_from');
});

test('resolves to undefined while the database is down, and drops counts with a warning', async () => {
  const down = openDatabase('postgres://nobody@127.0.0.1:1/none', silentLogger);
  const warn = vi.fn<() => void>();
  const redirects = createRedirects({ ...SITE, db: down.db, log: { ...silentLogger, warn } });
  expect(await redirects.resolveNotFound('/a')).toBeUndefined();
  redirects.count(['/a']);
  await redirects.flush();
  expect(warn).toHaveBeenCalledTimes(3);
  await down.close();
});

test('resolves to undefined after a second if the database hangs', async () => {
  const { pool } = fixture.database;
  await save('/a', '/b');
  const holder = await pool.connect();
  await holder.query('begin; lock table seo_redirects in access exclusive mode');
  expect(await open().resolveNotFound('/a')).toBeUndefined();
  const lead = { pathname: '/a', search: '', isVisit: true };
  expect(await open().resolve(lead)).toBeUndefined();
  const paths = () => new Promise<never>(() => undefined);
  const { db } = fixture.database;
  expect(await createRedirects({ ...SITE, paths, db }).resolve(lead)).toBeUndefined();
  await holder.query('rollback');
  holder.release();
  expect(await open().resolveNotFound('/a')).toMatchObject({ to: '/b' });
});
