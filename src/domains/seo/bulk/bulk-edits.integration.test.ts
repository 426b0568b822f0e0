import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOwnMetadata } from '#src/domains/content/own-metadata.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { KIM } from '#tests/builders/actor.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { createOverrides } from '../overrides/overrides.server.ts';
import { createRouteList } from '../routes/route-list.server.ts';
import { createBulkEdits } from './bulk-edits.server.ts';
import { csvTable } from '#src/platform/csv/csv.ts';
import { routeValues } from '../routes/own-metadata.ts';
import { parseRouteSheet, ROUTE_COLUMNS } from './route-sheet.ts';

const BY = { ...KIM, id: 'u1' };
const clock = () => new Date('2026-11-23T12:00:00Z');
const POSTS = 10_000;
const paths = Array.from({ length: POSTS }, (_, at) => `/insights/post-${at + 1}`);

let fixture: TestDatabase;
beforeAll(async () => {
  fixture = await createTestDatabase();
  // Texts that a spreadsheet would change: a formula, quotes, separators and spaces.
  await fixture.database.pool.query(`
    insert into cms_blog_posts (slug, title, excerpt, body, status, seo, published_at)
    select 'post-' || n, 'Post; "' || n || '"', '-20% =' || n || E'; @home,\\t=now',
      '{"type": "doc", "content": []}', 'published',
      case when n % 2 = 0 then '{"canonical": "/about", "noindex": true}'::jsonb end, now()
    from generate_series(1, ${POSTS}) as n`);
});
afterAll(() => fixture?.drop());
beforeEach(async () => {
  await fixture.database.pool.query(
    'truncate seo_overrides, seo_override_changes, seo_pending_edits cascade',
  );
});

function open() {
  const { db } = fixture.database;
  const overrides = createOverrides({
    db,
    searchEngineUpdates: { enqueue: () => Promise.resolve() },
    clock,
    log: silentLogger,
  });
  const ownMetadata = createOwnMetadata({
    db,
    defaults: [],
    stories: { allSearchable: () => Promise.resolve([]) },
    listings: () => [],
    readTitle: async () => (title) => `${title} | Cadron`,
  });
  const listRoutes = () => Promise.resolve(paths.map((path) => ({ path, kind: 'post' as const })));
  const routeList = createRouteList({ db, listRoutes });
  const siteUrl = 'https://cadron.example';
  const listPaths = async () => paths;
  const bulk = createBulkEdits({ db, overrides, ownMetadata, siteUrl, listPaths, clock });
  return { overrides, ownMetadata, routeList, bulk };
}

async function exportAll({ ownMetadata, routeList }: ReturnType<typeof open>): Promise<string> {
  const [routes, own] = [await routeList.findAll(paths), await ownMetadata.of(paths)];
  const { header, line } = csvTable(ROUTE_COLUMNS);
  const lines = paths.map((path) => {
    const route = routes.get(path)!;
    return line({ ...route, values: routeValues(own.get(path)!, route.override) });
  });
  return `\uFEFF${header}${lines.join('')}`;
}

const edit = (path: string, set: Record<string, unknown>) => ({ path, set });

test('an export of 10,000 routes that is imported again changes nothing', async () => {
  const system = open();
  await system.overrides.save(
    {
      id: randomUUID(),
      label: 'Edited',
      routes: [
        edit('/insights/post-1', { title: "=It's ours; +1", noindex: true }),
        edit('/insights/post-2', { noindex: false, image: '/media/cms_media/a.jpg' }),
      ],
    },
    BY,
  );
  const sheet = parseRouteSheet(await exportAll(system), 'https://cadron.example');
  expect(sheet.problems).toEqual([]);
  const plan = await system.bulk.plan(sheet.edits);
  expect(plan).toMatchObject({ changes: [], unknown: [], problems: [], unchanged: POSTS });
});

test('applies what was previewed as one change, which can be taken back', async () => {
  const { bulk, overrides } = open();
  const edits = [
    edit('/Insights/Post-1', { title: 'New' }),
    edit('/insights/post-2', { description: '', noindex: true }),
    edit('/nowhere', { title: 'New' }),
  ];
  await bulk.keep({ label: 'Imported', plan: await bulk.plan(edits) }, BY.id);
  const pending = await bulk.pending(BY.id);
  expect(pending).toMatchObject({
    label: 'Imported',
    changes: [{ path: '/insights/post-1', fields: [{ field: 'title', after: 'New' }] }],
    unchanged: 1,
    unknown: ['/nowhere'],
  });
  const changeId = randomUUID();
  const fingerprint = pending!.fingerprint;
  expect(await bulk.apply({ changeId, fingerprint }, BY)).toEqual({ ok: true, changed: 1 });
  expect(await bulk.pending(BY.id)).toBeUndefined();
  expect(await overrides.of('/insights/post-1')).toEqual({ title: 'New' });
  await overrides.undo({ id: randomUUID(), undoes: changeId }, BY);
  expect(await overrides.all()).toEqual(new Map());
});

test('applies nothing if a value has changed since the preview', async () => {
  const { bulk, overrides } = open();
  const plan = await bulk.plan([edit('/insights/post-1', { title: 'New' })]);
  await bulk.keep({ label: 'Imported', plan }, BY.id);
  const { fingerprint } = (await bulk.pending(BY.id))!;
  const routes = [edit('/insights/post-1', { title: 'Theirs' })];
  await overrides.save({ id: randomUUID(), label: 'Edited', routes }, BY);
  expect(await bulk.apply({ changeId: randomUUID(), fingerprint }, BY)).toBe('stale');
  expect(await overrides.of('/insights/post-1')).toEqual({ title: 'Theirs' });
});

test('warns before canonicals lead to pages that search engines cannot list', async () => {
  const { bulk } = open();
  const { edits } = parseRouteSheet(
    'path,canonical\n/insights/post-1,/no-such\n/insights/post-3,/insights/post-2\n/insights/post-5,/insights/post-7',
    'https://cadron.example',
  );
  await bulk.keep({ label: 'Imported', plan: await bulk.plan(edits) }, BY.id);
  expect((await bulk.pending(BY.id))?.warnings).toEqual([
    expect.stringMatching(/^The canonical \/no-such is not public/),
    expect.stringMatching(/^The canonical \/insights\/post-2 has noindex/),
  ]);
});
