import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { KIM } from '#tests/builders/actor.ts';
import { createRedirects } from './create-redirects.server.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const EXISTING = ['/about', '/insights'];

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
beforeEach(() => query('truncate seo_redirects, seo_not_found, activity cascade'));

const query = async (sql: string) => (await fixture.database.pool.query(sql)).rows;
const open = () =>
  createRedirects({
    db: fixture.database.db,
    siteUrl: 'https://cadron.example',
    paths: async () => EXISTING,
    clock: () => NOW,
    log: silentLogger,
  });
const save = (from: string, to: string) => open().save({ from, to, by: KIM });
const USER = { ...KIM, id: 'kim' };

test('counts redirected visits and lists the counts', async () => {
  await save('/a', '/b');
  const redirects = open();
  for (let n = 0; n < 3; n += 1) redirects.count(['/a']);
  redirects.count(['/gone']);
  expect((await redirects.list({}, 1)).redirects[0]?.hits).toBe(0);
  await redirects.flush();
  redirects.count(['/a']);
  await redirects.flush();
  expect(await redirects.list({}, 1)).toEqual({
    redirects: [
      {
        from: '/a',
        to: '/b',
        toPath: '/b',
        createdAt: NOW,
        status: 301,
        carriesRest: false,
        createdBy: 'kim',
        createdByName: 'kim@cadron.example',
        isDead: true,
        hits: 4,
        lastHitAt: NOW,
      },
    ],
    total: 1,
    page: 1,
    pages: 1,
  });
  await save('/a', '/c');
  expect((await redirects.list({}, 1)).redirects[0]).toMatchObject({ to: '/c', hits: 4 });
});

test('filters, sorts and counts what may need attention', async () => {
  const redirects = open();
  await save('/old', '/about');
  await save('/dead', '/nowhere');
  await save('/else', 'https://other.example/');
  await redirects.save({ from: '/blog/', to: '/insights', kind: 'prefix', status: 302, by: KIM });
  await redirects.save({ from: '/gone', to: '', status: 410, by: KIM });
  await query(
    `update seo_redirects set created_at = now() - interval '200 days' where from_path = '/old'`,
  );
  const list = async (filter: Parameters<typeof redirects.list>[0]) =>
    (await redirects.list(filter, 1)).redirects.map(({ from }) => from);
  expect(await list({ sort: 'from' })).toEqual(['/blog/', '/dead', '/else', '/gone', '/old']);
  expect(await list({ kind: 'prefix' })).toEqual(['/blog/']);
  expect(await list({ status: 410 })).toEqual(['/gone']);
  expect(await list({ search: 'OTHER.example' })).toEqual(['/else']);
  expect(await list({ concern: 'missing' })).toEqual(['/dead']);
  expect(await list({ concern: 'offsite' })).toEqual(['/else']);
  expect(await list({ concern: 'unused' })).toEqual(['/old']);
  expect(await redirects.counts()).toEqual({ all: 5, unused: 1, missing: 1, offsite: 1 });
  const all = [];
  for await (const batch of redirects.all({})) all.push(...batch.map(({ from }) => from));
  expect(all).toEqual(['/blog/', '/dead', '/else', '/gone', '/old']);
});

test('undoes a deletion once, with its hits, except where another redirect is by now', async () => {
  const redirects = open();
  await save('/a', '/about');
  await save('/b', '/about');
  redirects.count(['/a']);
  await redirects.flush();
  const { id, deleted } = await redirects.delete(['/a', '/b', '/unknown'], KIM);
  expect(deleted.map(({ from }) => from).toSorted()).toEqual(['/a', '/b']);
  await save('/b', '/insights');
  expect(await redirects.undoChange(id, KIM)).toEqual({ restored: 1, refused: 1 });
  expect(await redirects.undoChange(id, KIM)).toBeUndefined();
  expect((await redirects.list({ sort: 'from' }, 1)).redirects).toMatchObject([
    { from: '/a', to: '/about', hits: 1 },
    { from: '/b', to: '/insights' },
  ]);
  const actions = (await query('select action from activity order by id')).map(
    ({ action }) => action,
  );
  expect(actions.slice(2)).toEqual([
    'redirect.deleted',
    'redirect.deleted',
    'redirect.added',
    'redirect.added',
  ]);
});

test('imports the good lines of a file, and says why it leaves out the others', async () => {
  const { imports, list, undoChange } = open();
  await save('/b', '/insights');
  await save('/c', '/a');
  await query('truncate activity');
  const csv = 'from,to\n/a,/about\n/about,/x\n/b,/about\n';
  await imports.upload({ name: 'mixed.csv', csv }, USER.id);
  const applied = await imports.apply(USER);
  expect(applied?.problems).toMatchObject([{ line: 3, cells: ['/about', '/x'], column: 'from' }]);
  const all = async () =>
    (await list({ sort: 'from' }, 1)).redirects.map(({ from, to }) => `${from} ${to}`);
  expect(await all()).toEqual(['/a /about', '/b /about', '/c /about']);
  expect(await undoChange(applied!.undo, KIM)).toEqual({ restored: 3, refused: 0 });
  expect(await all()).toEqual(['/b /insights', '/c /a']);
  expect(await undoChange(applied!.undo, KIM)).toBeUndefined();
});

test('undoing an import leaves what was changed since', async () => {
  const { imports, list, undoChange } = open();
  await imports.upload({ name: 'a.csv', csv: 'from,to\n/a,/about\n/b,/about\n' }, USER.id);
  const { undo } = (await imports.apply(USER))!;
  await save('/b', '/insights');
  expect(await undoChange(undo, KIM)).toEqual({ restored: 1, refused: 1 });
  expect((await list({}, 1)).redirects).toMatchObject([{ from: '/b', to: '/insights' }]);
});

test('imports thousands of redirects at once', async () => {
  const { imports, list } = open();
  const rows = Array.from({ length: 2_000 }, (_, n) => `/old-${n},/about`).join('\n');
  await imports.upload({ name: 'good.csv', csv: `from,to\n${rows}` }, USER.id);
  expect(await imports.plan(USER.id)).toMatchObject({ fileName: 'good.csv', problems: [] });
  await imports.apply(USER);
  expect((await list({}, 1)).total).toBe(2_000);
  expect(await imports.plan(USER.id)).toBeUndefined();
  expect(await query('select action, after from activity')).toEqual([
    { action: 'redirects.imported', after: { File: 'good.csv', Added: 2_000, Changed: 0 } },
  ]);
});

test('traces an address as the site responds to it', async () => {
  const redirects = open();
  await redirects.save({ from: '/blog/', to: '/insights', kind: 'prefix', by: KIM });
  await redirects.save({ from: '/gone', to: '', status: 410, by: KIM });
  const words = async (address: string) => {
    const { hops, end } = await redirects.trace(address);
    return [...hops.map(({ status, to, reason }) => `${status} ${to} ${reason}`), end.type];
  };
  expect(await words('/about')).toEqual(['page']);
  expect(await words('/About/?a=1')).toEqual(['301 /about?a=1 spelling', 'page']);
  expect(await words('/about/')).toEqual(['308 /about slash', 'page']);
  expect(await words('/Blog/One')).toEqual(['301 /insights/One prefix', 'missing']);
  expect(await words('/growth-audit')).toEqual(['301 /book-audit moved', 'missing']);
  expect(await words('/gone/')).toEqual(['308 /gone slash', 'gone']);
  expect(await words('/admin/leads')).toEqual(['site']);
});

test('filters more redirects to missing paths than a statement may have parameters', async () => {
  await query(`insert into seo_redirects (from_path, created_at, target, target_path)
    select '/from-' || at, now(), '/to-' || at, '/to-' || at from generate_series(1, 70000) at`);
  expect(await open().list({ concern: 'missing' }, 1)).toMatchObject({ total: 70_000 });
});
