import { expect, test } from 'vitest';
import type { ListedDocument } from '#src/domains/documents/lists/document-lists.server.ts';
import type { ListFilter } from '#src/domains/documents/lists/list-filter.ts';
import { startLife } from '#src/domains/documents/life/life.ts';
import type { Role } from '#src/platform/auth/role.ts';
import type { ServiceOverrides } from '#tests/support/build-services.ts';
import {
  chosen,
  listed,
  NOW,
  OTHER_PAGE_ID,
  PAGE_ID,
  pageRouteArgs,
} from '#tests/support/page-routes.ts';
import * as deletion from '#src/admin/documents/list/delete-documents.tsx';
import * as list from './posts.tsx';

/** The list of posts, called as the router does behind the sign-in guard. */

const COUNTS = { draft: 2, scheduled: 0, published: 60, changed: 1, unpublished: 0, trash: 3 };
const FACTS = {
  category: 'CRM',
  tags: ['CRM', 'Data'],
  author: 'Ana',
  isListed: false,
  date: null,
  words: 1204,
  template: null,
};
const post = (changes: Partial<ListedDocument> = {}) =>
  listed({
    kind: 'post',
    title: 'What CRM costs',
    builtInPath: null,
    address: '/insights/crm',
    facts: FACTS,
    life: {
      ...startLife(),
      live: { revision: 1, version: 1, address: '/insights/crm', since: NOW },
      firstPublishedAt: new Date('2026-11-03T12:00:00Z'),
    },
    ...changes,
  });

const listServices = (
  read: (filter: ListFilter) => Promise<{ documents: ListedDocument[]; total: number }>,
): ServiceOverrides => ({
  documents: { counts: async () => COUNTS },
  documentLists: {
    list: read,
    choices: async () => ({
      tags: [{ value: 'CRM', count: 3 }],
      authors: [{ value: 'Ana', count: 1 }],
      templates: [],
    }),
    summaries: async () => [],
  },
  savedFilters: { list: async () => [{ id: PAGE_ID, name: 'To fix', query: 'checks=blocks' }] },
  analyticsFigures: { viewsByPath: async () => new Map([['/insights/crm', 1234]]) },
});

const load = (read: Parameters<typeof listServices>[0], query = '', role: Role = 'editor') =>
  list.loader(pageRouteArgs(listServices(read), `/admin/blog-editor${query}`, { role }));

test('lists each post with what the team looks for', async () => {
  const documents = [
    post(),
    post({ title: ' ', state: 'draft', life: startLife(), address: null, facts: undefined }),
  ];
  const { view } = (await load(async () => ({ documents, total: 63 }))).data;
  expect(view?.rows).toMatchObject([
    {
      title: 'What CRM costs',
      category: 'CRM',
      tags: ['Data'],
      author: 'Ana',
      date: 'Nov 3, 2026',
      words: '1,204',
      views: '1,234',
      isListed: false,
      isOwnDraft: false,
      by: 'kim',
    },
    { title: 'Untitled post', path: 'No slug yet', views: undefined, isOwnDraft: true },
  ]);
  expect(view?.states[0]).toMatchObject({ label: 'All posts', count: 63 });
  expect([view?.summary, view?.pages]).toEqual(['63 posts, your drafts first, page 1 of 2', 2]);
});

test('filters and sorts by the query string, marks the saved filter, and ignores what is not valid', async () => {
  const filters: ListFilter[] = [];
  const read = async (filter: ListFilter) => (filters.push(filter), { documents: [], total: 0 });
  await load(read, '?state=gone&sort=password&listed=x&by=you&page=0&tag=%00');
  await load(read, '?listed=no&tag=CRM&author=-&template=t&checks=any&by=me&sort=-views&search=a');
  const shared = { kind: 'post', reader: '1', limit: 50, offset: 0 };
  expect(filters).toEqual([
    { ...shared, sort: 'mine' },
    {
      ...shared,
      search: 'a',
      isListed: false,
      tag: 'CRM',
      author: '',
      template: 't',
      findings: 'any',
      savedBy: '1',
      sort: '-rank',
      ranks: new Map([['/insights/crm', 1234]]),
    },
  ]);
  const { view } = (await load(read, '?checks=blocks')).data;
  expect(view?.saved).toMatchObject([{ name: 'To fix', isCurrent: true }]);
  await expect(load(read, '?page=9')).rejects.toMatchObject({ status: 302 });
});

test('a database that is down is a message, not a crash', async () => {
  const answer = await load(() => Promise.reject(new Error('the database is down')));
  expect([answer.init?.status, answer.data.view]).toEqual([503, undefined]);
});

const noticeOf = (response: unknown) => {
  const [cookie = ''] = (response as Response).headers.get('set-cookie')!.split(';');
  const value = decodeURIComponent(cookie.split('=')[1]!);
  return JSON.parse(decodeURIComponent(escape(atob(value)))) as {
    kind: string;
    text: string;
    items?: string[];
  };
};
const locationOf = (response: unknown) => (response as Response).headers.get('location');

test('restores posts, and asks before deleting public ones', async () => {
  const done: string[] = [];
  const services: ServiceOverrides = {
    documents: {
      change: async (id, { type }) => (
        done.push(`${type} ${id}`),
        { ok: true, document: { ...post(), content: { title: '' } }, notes: [] }
      ),
    },
    documentLists: { summaries: async () => [post(), listed({ id: OTHER_PAGE_ID })] },
    references: { whereUsed: async () => ({ usages: [], total: 1 }) },
  };
  const restored = await list.action(
    pageRouteArgs(services, '/admin/blog-editor?state=trash', {
      form: [['restore', chosen(PAGE_ID)]],
    }),
  );
  expect(locationOf(restored)).toBe(`/admin/blog-editor/${PAGE_ID}`);
  const asked = await deletion.loader(
    pageRouteArgs(services, `/admin/blog-editor/delete?do=trash&id=${chosen(PAGE_ID)}&tag=CRM`),
  );
  // A page has a list of its own.
  expect(asked).toMatchObject({
    back: '/admin/blog-editor?tag=CRM',
    documents: [{ title: 'What CRM costs', isPublic: true, links: 1 }],
  });
  const form: [string, string][] = [
    ['do', 'trash'],
    ['id', chosen(PAGE_ID)],
  ];
  const response = await deletion.action(
    pageRouteArgs(services, '/admin/blog-editor/delete', { form }),
  );
  expect(noticeOf(response)).toMatchObject({ text: '1 post moved to the trash.' });
  expect(done).toEqual([`restore-from-trash ${PAGE_ID}`, `trash ${PAGE_ID}`]);
});
