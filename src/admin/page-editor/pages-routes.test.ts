import { expect, test } from 'vitest';
import type { Documents } from '#src/domains/documents/documents.server.ts';
import type { ListedDocument } from '#src/domains/documents/lists/document-lists.server.ts';
import type { ListFilter } from '#src/domains/documents/lists/list-filter.ts';
import { startLife } from '#src/domains/documents/life/life.ts';
import type { Role } from '#src/platform/auth/role.ts';
import type { ServiceOverrides } from '#tests/support/build-services.ts';
import { listed, NOW, PAGE_ID, pageRouteArgs } from '#tests/support/page-routes.ts';
import * as editor from './page.tsx';
import * as list from './pages.tsx';

/** The list of pages, called as the router does behind the sign-in guard. */

const COUNTS = { draft: 1, scheduled: 0, published: 60, changed: 2, unpublished: 0, trash: 3 };

type Listing = { documents: ListedDocument[]; total: number };

const listServices = (read: (filter: ListFilter) => Promise<Listing>): ServiceOverrides => ({
  documents: { counts: async () => COUNTS },
  documentLists: { list: read },
  analyticsFigures: { viewsByPath: async () => new Map([['/contact', 1234]]) },
});

const load = (read: (filter: ListFilter) => Promise<Listing>, query = '', role: Role = 'editor') =>
  list.loader(pageRouteArgs(listServices(read), `/admin/page-editor${query}`, { role }));

test('lists every page with its state, path, views, checks and last change', async () => {
  const documents = [
    listed(),
    listed({
      title: ' ',
      address: null,
      builtInPath: null,
      life: startLife(),
      state: 'draft',
      savedBy: null,
      findings: undefined,
    }),
  ];
  const { view } = (await load(async () => ({ documents, total: 63 }))).data;
  expect(view?.rows).toMatchObject([
    { title: 'Contact', path: '/contact', by: 'kim', views: '1,234' },
    { title: 'Untitled page', path: 'No path yet', by: 'Import' },
  ]);
  expect(view?.rows.map(({ checks }) => checks)).toEqual([{ blocking: 0, warnings: 2 }, undefined]);
  expect(view?.rows[1]!.views).toBeUndefined();
  expect(view?.states[0]).toMatchObject({ label: 'All pages', count: 63, isCurrent: true });
  expect([view?.summary, view?.pages]).toEqual(['63 pages, last changed first, page 1 of 2', 2]);
});

test('filters and sorts by the query string, and ignores what is not valid', async () => {
  const filters: ListFilter[] = [];
  const read = async (filter: ListFilter) => (filters.push(filter), { documents: [], total: 0 });
  await load(read, '?state=trash&search=%00con%0Dtact');
  await load(read, '?state=gone&search=&page=-1&sort=password&origin=x&by=you');
  await load(read, '?origin=own&checks=blocks&by=me&engines=hidden&sort=-views');
  const paging = { kind: 'page', reader: '1', limit: 50, offset: 0 };
  expect(filters).toEqual([
    { ...paging, state: 'trash', search: 'con tact', sort: '-saved' },
    { ...paging, sort: '-saved' },
    {
      ...paging,
      origin: 'own',
      findings: 'blocks',
      savedBy: '1',
      isIndexable: false,
      sort: '-rank',
      ranks: new Map([['/contact', 1234]]),
    },
  ]);
  await expect(load(read, '?page=9&by=me')).rejects.toMatchObject({ status: 302 });
});

test('says when a page leaves the trash for good and who put it there, and why a schedule failed', async () => {
  const documents = [
    listed({
      state: 'trash',
      life: { ...startLife(), trashedAt: new Date(NOW.getTime() - 27.5 * 24 * 3_600_000) },
      trashedBy: { id: '2', name: 'ana@cadron.example' },
    }),
    listed({ dueFailure: 'Another page has this path.' }),
  ];
  const { view } = (await load(async () => ({ documents, total: 2 }))).data;
  expect(view?.rows[0]).toMatchObject({
    trashed: { time: { relative: '27 days ago' }, by: 'ana', until: { relative: 'in 2 days' } },
  });
  expect(view?.rows[1]!.failure).toBe('Another page has this path.');
});

test('a database that is down is a message, not a crash', async () => {
  const answer = await load(() => Promise.reject(new Error('the database is down')));
  expect([answer.init?.status, answer.data.view]).toEqual([503, undefined]);
});

test('a public path leads to the editor of its page; an unknown one is a 404', async () => {
  const documents: Partial<Documents> = {
    list: async ({ search }) => {
      const found = search === '/contact' ? [listed({ address: '/contact/us' }), listed()] : [];
      return { documents: found, total: found.length };
    },
    openBuiltIn: async () => undefined,
    find: async () => undefined,
  };
  const open = (path: string) =>
    editor.loader(pageRouteArgs({ documents }, `/admin/page-editor/${path}`));
  const thrown = (await open('contact').catch((error: unknown) => error)) as Response;
  expect(thrown.headers.get('location')).toBe(`/admin/page-editor/${PAGE_ID}`);
  for (const path of ['no-such-page', PAGE_ID])
    await expect(open(path)).rejects.toMatchObject({ status: 404 });
});
