import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { createRouteList, type RouteList } from './route-list.server.ts';

let fixture: TestDatabase;
let list: RouteList;

beforeAll(async () => {
  fixture = await createTestDatabase();
  list = createRouteList({
    db: fixture.database.db,
    listRoutes: () =>
      Promise.resolve([
        { path: '/contact', kind: 'page' },
        { path: '/new', kind: 'page' },
        { path: '/forms/contact', kind: 'screen' },
      ]),
  });
  await fixture.database.pool.query(`
    insert into seo_routes (path, kind, status, title, description, robots, is_indexable, is_in_sitemap,
      schema_types, words, inbound_links, bytes, sent_bytes, content_hash, read_at, changed_at, details, sentences, fingerprint)
    select path, kind, 200, title, 'A page.', robots, true, true, '{}', words, 1, 1, 1, '', now(), now(), '{}', '{}', '{}'
    from (values
      ('/about', 'page', 'About 100% of us', '{index}'::text[], 300),
      ('/contact', 'page', 'Contact', '{noindex}', 100),
      ('/insights/news', 'post', 'News', '{index}', 900),
      ('/search', 'screen', 'Search', '{noindex}', 5)) as route (path, kind, title, robots, words);
    insert into seo_overrides (path, values, changed_at, changed_by_id, changed_by_name) values
      ('/contact', '{"title": "A word with us", "noindex": false}', now(), 'u1', 'Kim');
    insert into seo_findings (path, "check", key, message, details, found_at) values
      ('/about', 'title-too-long', 'a', 'Long.', '{}', now()),
      ('/insights/news', 'title-too-long', 'a', 'Long.', '{}', now()),
      ('/insights/news', 'orphan', 'a', 'Orphan.', '{}', now());
    insert into seo_ignored_findings (path, "check", key, reason, ignored_at, ignored_by) values
      ('/about', 'title-too-long', 'a', 'On purpose.', now(), 'Kim');`);
});
afterAll(() => fixture?.drop());

const paths = async (...[filter, window]: Partial<Parameters<RouteList['list']>>) =>
  (await list.list(filter ?? {}, { limit: 50, ...window })).routes.map(({ path }) => path);

test('lists pages, posts, stories and lists with what is set for them', async () => {
  const { routes, total } = await list.list({}, { limit: 2 });
  expect(total).toBe(4);
  expect(routes).toMatchObject([
    { path: '/about', override: null, findings: 0 },
    { path: '/contact', override: { title: 'A word with us', noindex: false } },
  ]);
  expect(await paths({}, { limit: 2, offset: 2 })).toEqual(['/insights/news', '/new']);
});

test.each([
  [{ search: '100%' }, ['/about']],
  [{ search: 'a word' }, ['/contact']],
  [{ search: '_' }, []],
  [{ kind: 'post' as const }, ['/insights/news']],
  [{ isOverridden: true }, ['/contact']],
  [{ isHidden: true }, []],
  [{ check: 'any' }, ['/insights/news']],
  [{ check: 'orphan' }, ['/insights/news']],
])('filters by %j', async (filter, expected) => {
  expect(await paths(filter)).toEqual(expected);
  expect(await list.paths(filter)).toEqual(expected);
});

test.each([
  ['title' as const, ['/contact', '/about', '/insights/news', '/new']],
  ['-words' as const, ['/insights/news', '/about', '/contact', '/new']],
  ['-findings' as const, ['/insights/news', '/about', '/contact', '/new']],
])('sorts by %s, as visitors see it', async (sort, expected) => {
  expect(await paths({}, { limit: 50, sort })).toEqual(expected);
});

test('sorts by numbers of the caller', async () => {
  const views = new Map([
    ['/contact', 9],
    ['/about', 3],
  ]);
  expect(await paths({}, { limit: 50, sort: '-views', views })).toEqual([
    '/contact',
    '/about',
    '/insights/news',
    '/new',
  ]);
});

test('finds routes by path, and nothing for one that nobody edits', async () => {
  expect(await list.find('/contact')).toMatchObject({ kind: 'page', facts: { title: 'Contact' } });
  expect(await list.find('/new')).toMatchObject({ kind: 'page', facts: null, findings: 0 });
  expect(await list.find('/search')).toBeUndefined();
  expect(await list.find('\0')).toBeUndefined();
  expect([...(await list.findAll(['/about', '/none'])).keys()]).toEqual(['/about']);
});
