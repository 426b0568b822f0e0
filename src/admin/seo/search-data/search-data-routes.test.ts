import { expect, test } from 'vitest';
import { analyticsInMemory, buildVisits } from '#tests/builders/admin-analytics.ts';
import { adminContext } from '#tests/support/admin-context.ts';
import type { ServiceOverrides } from '#tests/support/build-services.ts';
import type { Role } from '#src/platform/auth/role.ts';
import type { SearchFile } from '#src/domains/seo/search-data/plan-search-import.ts';
import type { SearchPeriod } from '#src/domains/seo/search-data/search-figures.ts';
import * as importPage from './import.tsx';
import * as page from './search-data.tsx';

/** Calls the route modules directly, as the router does behind the sign-in guard. */

const IMPORTED = {
  kind: 'pages' as const,
  from: '2026-08-01',
  to: '2026-10-31',
  fileName: 'Pages.csv',
  filters: 'Search type: Web',
  rows: 2,
  importedAt: new Date('2026-11-21T12:00:00Z'),
  importedByName: 'kim@cadron.example',
};
const SEARCH_DATA = {
  list: async () => [IMPORTED],
  pages: async () => ({
    counts: new Map([['/old', { clicks: 1, impressions: 10, position: 3 }]]),
    source: 'pages' as const,
    missing: new Set(['/old', '/moved']),
  }),
  queries: async () => ({ queries: [], total: 0 }),
};
const SERVICES: ServiceOverrides = {
  analyticsFigures: analyticsInMemory(buildVisits()),
  searchData: SEARCH_DATA,
  redirects: { resolveNotFound: async () => undefined, to: async () => [] },
  overrides: { pathChanges: async () => [] },
  documentLookups: { byAddress: async () => [] },
};

function load(path: string, services: ServiceOverrides = {}, role: Role = 'editor') {
  const url = new URL(path, 'https://cadron.example');
  const context = adminContext({ ...SERVICES, ...services }, role);
  const args = { request: new Request(url), context, params: {}, url, pattern: '' };
  return page.loader(args);
}

test('lists pages with the period of Search Console that is shown', async () => {
  const list = (await load('/admin/seo-manager/search-data')).data.view?.list;
  expect(list).toMatchObject({
    shown: { label: 'Aug 1, 2026 to Oct 31, 2026', filters: 'Search type: Web' },
    targets: {},
  });
  expect(list?.rows.map(({ id, isMissing }) => [id, isMissing])).toEqual([
    ['/', false],
    ['/ai-quotient', false],
    ['/old', true],
  ]);
});

test('lists the queries of the whole site that were imported', async () => {
  const queries = async (_period: SearchPeriod, path?: string) => ({
    queries:
      path === undefined ? [{ query: 'crm audit', clicks: 3, impressions: 40, position: 2 }] : [],
    total: 7,
  });
  const searchData = { ...SEARCH_DATA, queries };
  const list = (await load('/admin/seo-manager/search-data', { searchData })).data.view?.list;
  expect(list?.queries).toMatchObject([{ query: 'crm audit', clicks: '3', impressions: '40' }]);
  expect(list?.queryCount).toBe(7);
});

test('says where a page that no longer exists leads by now', async () => {
  const redirects = {
    resolveNotFound: async () => ({
      status: 301 as const,
      to: '/services',
      toPath: '/services',
      starts: [],
    }),
  };
  const list = (await load('/admin/seo-manager/search-data', { redirects })).data.view?.list;
  expect(list?.targets).toEqual({ '/old': 'Leads to /services' });
});

test('shows a viewer every figure, and no way to change one', async () => {
  const { data } = await load('/admin/seo-manager/search-data', {}, 'viewer');
  expect(data).toMatchObject({ mayEdit: false, view: { list: { shown: {} } } });
  expect(data.view?.list?.rows).toHaveLength(3);
  const url = new URL('/admin/seo-manager/search-data/import', 'https://cadron.example');
  const request = new Request(url);
  const context = adminContext(SERVICES, 'viewer');
  const opened = importPage.loader({ request, context, params: {}, url, pattern: '' });
  await expect(opened).rejects.toMatchObject({ status: 403 });
});

test('marks what was changed about a page, oldest first', async () => {
  const now = Date.now();
  const at = (daysAgo: number) => new Date(now - daysAgo * 86_400_000);
  const services = {
    overrides: {
      pathChanges: async () => [
        {
          at: at(2),
          byName: 'kim@cadron.example',
          label: 'Edited',
          before: { title: 'Old', noindex: true },
          after: { title: 'New' },
        },
      ],
    },
    redirects: {
      to: async () => [{ from: '/before', createdAt: at(5), createdByName: null }],
    },
  };
  const one = (await load('/admin/seo-manager/search-data?path=/', services)).data.view?.one;
  expect(one?.changes).toMatchObject([
    { number: 1, what: 'Redirect added', note: 'Visitors of /before come here since then.' },
    {
      number: 2,
      what: 'Changed in the SEO manager',
      by: 'kim@cadron.example',
      values: [
        { name: 'Search title', before: 'Old', after: 'New' },
        { name: 'Hidden from search engines', before: 'Yes', after: 'The page’s own' },
      ],
    },
  ]);
});

test('reports that the figures cannot be read', async () => {
  const searchData = { ...SEARCH_DATA, list: () => Promise.reject(new Error('no database')) };
  expect(await load('/admin/seo-manager/search-data', { searchData })).toMatchObject({
    data: { view: undefined },
    init: { status: 503 },
  });
});

test.each(['?path=//evil.example', '?path=services', '?page=9'])('redirects %s', async (query) => {
  const thrown = await load(`/admin/seo-manager/search-data${query}`).catch(
    (error: unknown) => error,
  );
  expect((thrown as Response).headers.get('Location')).toBe('/admin/seo-manager/search-data');
});

function post(fields: Record<string, string>, files: readonly File[] = []) {
  const uploads: { files: readonly SearchFile[]; typed: SearchPeriod | undefined }[] = [];
  const imports = {
    upload: async (read: readonly SearchFile[], typed: SearchPeriod | undefined) =>
      void uploads.push({ files: read, typed }),
  };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  for (const file of files) body.append('files', file);
  const request = new Request('https://cadron.example/', { method: 'POST', body });
  const context = adminContext({ searchData: { imports } as never });
  const result = importPage.action({
    request,
    context,
    params: {},
    url: new URL(request.url),
    pattern: '',
  });
  return { result: Promise.resolve(result), uploads };
}
const CSV = new File(['Top pages,Clicks'], 'Pages.csv');

test('keeps the uploaded files for the dry run', async () => {
  const { result, uploads } = post({ intent: 'upload', from: '', to: '' }, [CSV]);
  expect(await result).toMatchObject({ status: 303 });
  expect(uploads).toEqual([
    { files: [{ name: 'Pages.csv', csv: 'Top pages,Clicks' }], typed: undefined },
  ]);
});

test.each<[string, Record<string, string>, File[], string[]]>([
  ['no file', {}, [], ['files']],
  ['a broken ZIP', {}, [new File(['PK\x03\x04broken'], 'x.zip')], ['files']],
  ['another encoding', {}, [new File([new Uint8Array([0xff, 0xfe, 0x41])], 'a.csv')], ['files']],
  ['another kind of file', {}, [new File(['x'], 'a.xlsx')], ['files']],
  ['half a period', { from: '2026-08-01', to: '' }, [CSV], ['to']],
  ['a period that ends first', { from: '2026-08-01', to: '2026-07-01' }, [CSV], ['to']],
  ['no day', { from: 'August', to: '2026-02-30' }, [CSV], ['from', 'to']],
])('refuses %s at its field', async (_, fields, files, names) => {
  const { result, uploads } = post({ intent: 'upload', ...fields }, files);
  const refused = (await result) as { errors: object; values: object };
  expect([Object.keys(refused.errors), uploads]).toEqual([names, []]);
  expect(refused.values).toMatchObject(fields);
});

test.each([
  ['without days', {}],
  ['with a day that does not exist', { from: '2026-02-30', to: '2026-03-01' }],
])('refuses to delete an import %s', async (_, days) => {
  await expect(post({ intent: 'delete', ...days }, []).result).rejects.toMatchObject({
    status: 400,
  });
});
