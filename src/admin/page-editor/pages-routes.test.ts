import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { signedInUserContext } from '#src/admin/shell/signed-in-user.server.ts';
import type {
  DocumentFilter,
  Documents,
  DocumentSummary,
  DocumentView,
} from '#src/domains/documents/documents.server.ts';
import { startLife } from '#src/domains/documents/life.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { servicesContext } from '#src/services.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
import * as create from './new-page.ts';
import * as editor from './page.tsx';
import * as list from './pages.tsx';

/** The routes of the page editor, called as the router does behind the sign-in guard. */

const ID = '3f0c9a52-7c0e-4d0e-9d1c-0d6a3f1b2c4d';
const NOW = new Date();
const COUNTS = { draft: 1, scheduled: 0, published: 60, changed: 2, unpublished: 0, trash: 3 };

const summary = (changes: Partial<DocumentSummary> = {}): DocumentSummary => ({
  id: ID,
  kind: 'page',
  title: 'Contact',
  version: 1,
  savedAt: NOW,
  savedBy: { id: '1', name: 'kim@cadron.example' },
  state: 'published',
  life: startLife('/contact'),
  address: '/contact',
  builtInPath: '/contact',
  createdAt: NOW,
  createdBy: null,
  dueFailure: null,
  ...changes,
});

type Args = Parameters<typeof list.action>[0];

function argsOf(
  documents: Partial<Documents>,
  path: string,
  { role = 'editor', form }: { role?: Role; form?: Record<string, string> } = {},
) {
  const url = new URL(path, 'https://cadron.example');
  const context = new RouterContextProvider();
  context.set(servicesContext, buildServices({ documents }));
  context.set(signedInUserContext, { id: '1', name: 'Kim', email: 'kim@cadron.example', role });
  const request = new Request(url, form && { method: 'POST', body: new URLSearchParams(form) });
  const params = { '*': url.pathname.replace('/admin/page-editor/', '') };
  return { request, context, params, url, pattern: '' } as unknown as Args;
}

const load = (documents: Partial<Documents>, query = '', role: Role = 'editor') =>
  list.loader(
    argsOf({ counts: async () => COUNTS, ...documents }, `/admin/page-editor${query}`, { role }),
  );

test('lists every page with its state, path and last change', async () => {
  const rows = [
    summary(),
    summary({ title: ' ', address: null, builtInPath: null, state: 'draft', savedBy: null }),
  ];
  const { view } = (await load({ list: async () => ({ documents: rows, total: 63 }) })).data;
  expect(view?.rows).toMatchObject([
    { title: 'Contact', path: '/contact', isBuiltIn: true, by: 'kim' },
    { title: 'Untitled page', path: 'No path yet', isBuiltIn: false, by: 'Import' },
  ]);
  expect(view?.states[0]).toMatchObject({ label: 'All pages', count: 63, isCurrent: true });
  expect([view?.summary, view?.pages]).toEqual(['63 pages, last changed first', 2]);
});

test('filters by the query string, and ignores what is not valid', async () => {
  const filters: DocumentFilter[] = [];
  const documents = {
    list: async (filter: DocumentFilter) => (filters.push(filter), { documents: [], total: 0 }),
  };
  await load(documents, '?state=trash&search=%00con%0Dtact');
  await load(documents, '?state=gone&search=&page=-1');
  const paging = { kind: 'page', limit: 50, offset: 0 };
  expect(filters).toEqual([{ ...paging, state: 'trash', search: 'con tact' }, paging]);
  await expect(load(documents, '?page=9')).rejects.toMatchObject({ status: 302 });
});

test('says when a page leaves the trash for good, and why a schedule failed', async () => {
  const rows = [
    summary({
      state: 'trash',
      life: { ...startLife(), trashedAt: new Date(NOW.getTime() - 27.5 * 24 * 3_600_000) },
    }),
    summary({ dueFailure: 'Another page has this path.' }),
  ];
  const { view } = (await load({ list: async () => ({ documents: rows, total: 2 }) })).data;
  expect(view?.rows[0]!.due).toMatchObject({
    label: 'Deleted for good',
    time: { relative: 'in 2 days' },
  });
  expect(view?.rows[1]!.failure).toBe('Another page has this path.');
});

test('a database that is down is a message, not a crash', async () => {
  const answer = await load({ list: () => Promise.reject(new Error('the database is down')) });
  expect([answer.init?.status, answer.data.view]).toEqual([503, undefined]);
});

test('only an owner deletes for good, and only editors restore', async () => {
  const purged: string[] = [];
  const documents: Partial<Documents> = {
    purge: async (id) => (purged.push(id), true),
    change: async () => ({ ok: true, document: {} as DocumentView, notes: [] }),
  };
  const post = (role: Role, intent: string, id = ID) =>
    list.action(argsOf(documents, '/admin/page-editor', { role, form: { id, intent } }));
  await expect(post('editor', 'purge')).rejects.toMatchObject({ status: 403 });
  await expect(post('viewer', 'restore')).rejects.toMatchObject({ status: 403 });
  expect(purged).toEqual([]);
  expect(await post('owner', 'purge')).toMatchObject({ status: 302 });
  expect(purged).toEqual([ID]);
  const restored = (await post('editor', 'restore')) as Response;
  expect(restored.headers.get('location')).toBe(`/admin/page-editor/${ID}`);
  expect(await post('owner', 'purge', 'all')).toMatchObject({ init: { status: 400 } });
  await expect(post('owner', 'unknown')).rejects.toMatchObject({ status: 400 });
});

test('makes a draft, and opens it', async () => {
  const documents: Partial<Documents> = { create: async () => ({ id: ID }) as DocumentView };
  const args = argsOf(documents, '/admin/page-editor/new', { form: {} });
  const response = await create.action(args as never);
  expect(response.headers.get('location')).toBe(`/admin/page-editor/${ID}`);
  await expect(
    create.action(
      argsOf(documents, '/admin/page-editor/new', { role: 'viewer', form: {} }) as never,
    ),
  ).rejects.toMatchObject({ status: 403 });
});

test('a public path leads to the editor of its page; an unknown one is a 404', async () => {
  const documents: Partial<Documents> = {
    list: async ({ search }) => {
      const found = search === '/contact' ? [summary({ address: '/contact/us' }), summary()] : [];
      return { documents: found, total: found.length };
    },
    openBuiltIn: async () => undefined,
    find: async () => undefined,
  };
  const open = (path: string) =>
    editor.loader(argsOf(documents, `/admin/page-editor/${path}`) as never);
  const thrown = (await open('contact').catch((error: unknown) => error)) as Response;
  expect(thrown.headers.get('location')).toBe(`/admin/page-editor/${ID}`);
  expect((await open('no-such-page')).init?.status).toBe(404);
  expect((await open(ID)).init?.status).toBe(404);
});
