import { expect, test } from 'vitest';
import { choiceOf } from '#src/admin/documents/list/choice.ts';
import type { Documents } from '#src/domains/documents/documents.server.ts';
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
import * as list from './pages.tsx';

/** Changes of several pages at once. */

const PUBLIC = { revision: 1, version: 1, address: '/contact', since: NOW };

const REFUSED = { ok: false, message: 'This is not in the trash.' } as const;
const summaries = async (ids: readonly string[]) => ids.map((id) => listed({ id }));

/** Documents of which one refuses every change. */
function changing() {
  const done: string[] = [];
  const documents: Partial<Documents> = {
    purge: async (id) => (done.push(`purge ${id}`), id === PAGE_ID ? { ok: true } : REFUSED),
    change: async (id, { type }) => {
      if (id === OTHER_PAGE_ID) return REFUSED;
      done.push(`${type} ${id}`);
      return { ok: true, document: { ...listed({ id }), content: { title: '' } }, notes: [] };
    },
  };
  return { done, services: { documents, documentLists: { summaries } } };
}

const noticeOf = (response: unknown) => {
  const [cookie = ''] = (response as Response).headers.get('set-cookie')!.split(';');
  const value = decodeURIComponent(cookie.split('=')[1]!);
  return JSON.parse(decodeURIComponent(escape(atob(value)))) as {
    kind: string;
    text: string;
    items?: string[];
    undo?: { fields: Record<string, string> };
  };
};
const locationOf = (response: unknown) => (response as Response).headers.get('location');

test('restores one page and opens it, or several with a report', async () => {
  const { done, services } = changing();
  const post = (form: [string, string][], role: Role = 'editor') =>
    list.action(pageRouteArgs(services, '/admin/page-editor?state=trash', { role, form }));
  await expect(post([['restore', chosen(PAGE_ID)]], 'viewer')).rejects.toMatchObject({
    status: 403,
  });
  expect(locationOf(await post([['restore', chosen(PAGE_ID)]]))).toBe(
    `/admin/page-editor/${PAGE_ID}`,
  );
  const some = await post([
    ['id', chosen(PAGE_ID)],
    ['id', chosen(OTHER_PAGE_ID)],
    ['id', 'all'],
    ['intent', 'restore'],
  ]);
  expect(locationOf(some)).toBe('/admin/page-editor?state=trash');
  expect(noticeOf(some)).toMatchObject({
    kind: 'error',
    text: '1 page restored. 1 page not restored.',
    items: ['“Contact”: This is not in the trash.'],
  });
  expect(noticeOf(await post([['intent', 'restore']]))).toMatchObject({ kind: 'error' });
  expect(done).toEqual([`restore-from-trash ${PAGE_ID}`, `restore-from-trash ${PAGE_ID}`]);
  await expect(post([['intent', 'unknown']])).rejects.toMatchObject({ status: 400 });
});

test('restores all that the list matches, whichever are in view, or the one whose button was pressed', async () => {
  const { done, services } = changing();
  const asked: ListFilter[] = [];
  const documentLists = {
    summaries,
    async list(filter: ListFilter) {
      asked.push(filter);
      return { documents: [listed(), listed({ id: OTHER_PAGE_ID })], total: 2 };
    },
  };
  const path = '/admin/page-editor?state=trash&origin=own&page=3';
  const post = (form: [string, string][], role: Role = 'editor') =>
    list.action(pageRouteArgs({ ...services, documentLists }, path, { role, form }));
  const all: [string, string][] = [
    ['all', 'yes'],
    ['id', chosen(PAGE_ID)],
    ['intent', 'restore'],
  ];
  await expect(post(all, 'viewer')).rejects.toMatchObject({ status: 403 });
  expect(noticeOf(await post(all)).text).toBe('1 page restored. 1 page not restored.');
  expect(asked).toMatchObject([{ kind: 'page', state: 'trash', origin: 'own', limit: 500 }]);
  expect(asked[0]).not.toHaveProperty('offset');
  await post([...all, ['restore', chosen(PAGE_ID)]]);
  expect(asked).toHaveLength(1);
  expect(done).toHaveLength(2);
});

test('moves pages to the trash, and offers to take it back', async () => {
  const { done, services } = changing();
  const form: [string, string][] = [
    ['do', 'trash'],
    ['id', chosen(PAGE_ID)],
    ['id', chosen(OTHER_PAGE_ID)],
  ];
  const path = '/admin/page-editor/delete?search=con';
  const response = await deletion.action(pageRouteArgs(services, path, { form }));
  expect(locationOf(response)).toBe('/admin/page-editor?search=con');
  expect(noticeOf(response)).toMatchObject({
    kind: 'error',
    text: '1 page moved to the trash. 1 page not moved to the trash.',
    undo: { fields: { intent: 'restore', 'id-0': choiceOf(listed()) } },
  });
  expect(done).toEqual([`trash ${PAGE_ID}`]);
  const { undo } = noticeOf(response);
  await list.action(
    pageRouteArgs(services, '/admin/page-editor', { form: Object.entries(undo!.fields) }),
  );
  expect(done.at(-1)).toBe(`restore-from-trash ${PAGE_ID}`);
});

test('only an owner deletes for good', async () => {
  const { done, services } = changing();
  const post = (role: Role) =>
    deletion.action(
      pageRouteArgs(services, '/admin/page-editor/delete', {
        role,
        form: [
          ['do', 'purge'],
          ['id', chosen(PAGE_ID)],
          ['id', chosen(OTHER_PAGE_ID)],
        ],
      }),
    );
  await expect(post('editor')).rejects.toMatchObject({ status: 403 });
  expect(done).toEqual([]);
  expect(noticeOf(await post('owner'))).toMatchObject({
    text: '1 page deleted for good. 1 page not deleted for good.',
  });
});

test('asks before a deletion, with what visitors would notice', async () => {
  const services: ServiceOverrides = {
    documentLists: {
      summaries: async () => [
        listed({ builtInPath: null, life: { ...startLife(), live: PUBLIC } }),
        listed({
          id: OTHER_PAGE_ID,
          title: '',
          builtInPath: null,
          life: startLife(),
          state: 'draft',
        }),
        listed({ state: 'trash' }),
      ],
    },
    references: { whereUsed: async () => ({ usages: [], total: 3 }) },
  };
  const ask = (query: string, role: Role = 'editor') =>
    deletion.loader(pageRouteArgs(services, `/admin/page-editor/delete${query}`, { role }));
  expect(await ask(`?do=trash&id=${chosen(PAGE_ID)}`)).toMatchObject({
    documents: [
      { title: 'Contact', isPublic: true, links: 3 },
      { title: 'Untitled page', isPublic: false, links: 0 },
      { refusal: 'It is in the trash already.' },
    ],
  });
  await expect(ask('?do=trash', 'viewer')).rejects.toMatchObject({ status: 403 });
  await expect(ask('?do=purge')).rejects.toMatchObject({ status: 403 });
  expect((await ask('?do=purge', 'owner')).documents).toMatchObject([
    { refusal: 'It was restored meanwhile, so it stays.' },
    { refusal: 'It was restored meanwhile, so it stays.' },
    { state: 'trash', refusal: undefined },
  ]);
  await expect(ask('')).rejects.toMatchObject({ status: 400 });
  const found = [listed({ id: OTHER_PAGE_ID, builtInPath: null })];
  services.documentLists = {
    summaries: async (ids) => ids.map((id) => listed({ id, builtInPath: null })),
    list: async () => ({ documents: found, total: 1 }),
  };
  // All that match: the page names them as they are now, so that what comes later stays.
  expect((await ask(`?do=trash&all=yes&id=${chosen(PAGE_ID)}`)).documents).toMatchObject([
    { id: OTHER_PAGE_ID, choice: choiceOf(found[0]!) },
  ]);
});
