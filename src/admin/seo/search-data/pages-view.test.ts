import { expect, test } from 'vitest';
import type { PagesStats } from '#src/domains/analytics/analytics-reader.server.ts';
import type { SearchPages } from '#src/domains/seo/search-data/search-data.server.ts';
import { pagesView } from './pages-view.ts';
import { SEARCH_DATA } from './search-data-list.ts';

const stats = (
  path: string,
  views: number,
  before = 0,
  landings = 0,
): PagesStats['pages'][number] => ({
  path,
  views,
  before,
  landings,
  landingsBefore: 0,
});
const OWN = {
  pages: [stats('/', 60, 40, 12), stats('/about', 5, 25), stats('(other)', 90), stats('/new', 5)],
  landingsSince: undefined,
};
const SEARCH: SearchPages = {
  counts: new Map([
    ['/about', { clicks: 3, impressions: 60, position: 4.25 }],
    ['/', { clicks: 9, impressions: 100, position: 12 }],
    ['/old', { clicks: 1, impressions: 2, position: 30 }],
  ]),
  source: 'pages',
  missing: new Set(['/old']),
};

const view = (query: string, search: SearchPages | undefined = SEARCH) =>
  pagesView(SEARCH_DATA.parse(new URLSearchParams(query)), OWN, search);
const pathsOf = (query: string) => view(query).rows.map(({ id }) => id);

test('joins our own counts with those of the export, and lists pages that only one of them has', () => {
  expect(view('').rows).toMatchObject([
    { id: '/', views: '60', change: 'up 50%', landings: '12', search: { clicks: '9' } },
    { id: '/about', change: 'down 80%', search: { rate: '5.0%', position: '4.3' } },
    { id: '/new', search: undefined, isMissing: false },
    { id: '/old', views: '0', isMissing: true },
  ]);
  expect(view('').summary).toBe('4 pages, most viewed first');
});

test.each([
  ['sort=path', ['/', '/about', '/new', '/old']],
  ['sort=change', ['/about', '/old', '/new', '/']],
  ['sort=-clicks', ['/', '/about', '/old', '/new']],
  ['sort=-rate', ['/old', '/', '/about', '/new']],
  ['sort=position', ['/about', '/', '/old', '/new']],
  ['search=ABOUT', ['/about']],
  ['show=missing', ['/old']],
])('lists %s', (query, paths) => {
  expect(pathsOf(query)).toEqual(paths);
});

test('counts the pages that no longer exist, and links them', () => {
  expect(view('').states).toMatchObject([
    { label: 'All pages', count: 4, isCurrent: true },
    { label: 'No longer exist', count: 1, to: '/admin/seo-manager/search-data?show=missing' },
  ]);
  expect(pagesView(SEARCH_DATA.parse(new URLSearchParams()), OWN, undefined).states).toEqual([]);
});

test('keeps the range and the period in links', () => {
  const [row] = view('range=90&period=2026-08-01_2026-10-31&search=about').rows;
  expect(row?.to).toBe(
    '/admin/seo-manager/search-data?range=90&period=2026-08-01_2026-10-31&path=%2Fabout',
  );
});
