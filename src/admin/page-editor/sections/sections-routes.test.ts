import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { signedInUserContext } from '#src/admin/shell/permission.server.ts';
import type { DocumentContent, DocumentProblem } from '#src/domains/documents/document.ts';
import type {
  Documents,
  DocumentSummary,
  DocumentView,
} from '#src/domains/documents/documents.server.ts';
import { startLife } from '#src/domains/documents/life/life.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { servicesContext } from '#src/services.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
import { chosen } from '#tests/support/page-routes.ts';
import * as create from '#src/admin/documents/new/new-document.ts';
import * as choices from './choices-endpoint.ts';
import * as make from './make-endpoint.ts';
import type { SectionChoices } from './section-api.ts';
import * as list from './sections.tsx';

/** The routes of shared sections, called as the router does behind the sign-in guard. */

const ID = '3f0c9a52-7c0e-4d0e-9d1c-0d6a3f1b2c4d';
const OTHER_ID = '5b2e7d1a-0c4f-4b5e-8a6d-1f2e3d4c5b6a';
const NOW = new Date();
const COUNTS = { draft: 1, scheduled: 0, published: 2, changed: 0, unpublished: 0, trash: 1 };
const LIVE = { revision: 1, version: 1, address: null, since: NOW };

const summary = (changes: Partial<DocumentSummary> = {}): DocumentSummary => ({
  id: ID,
  kind: 'section',
  title: 'Next step',
  version: 1,
  savedAt: NOW,
  savedBy: { id: '1', name: 'kim@cadron.example' },
  state: 'published',
  life: { ...startLife(), live: LIVE },
  address: null,
  builtInPath: null,
  createdAt: NOW,
  createdBy: null,
  dueFailure: null,
  ...changes,
});
const view = (changes: Partial<DocumentView> = {}): DocumentView => {
  const { title, ...rest } = summary();
  return { ...rest, content: { title, blocks: [] }, ...changes };
};

interface Given {
  documents?: Partial<Documents>;
  users?: Map<string, number>;
  blockers?: DocumentProblem[];
  role?: Role;
  query?: string;
  body?: unknown;
}

function argsOf({ documents, users = new Map(), blockers = [], role, query = '', body }: Given) {
  const url = new URL(`https://cadron.example/admin/page-editor/sections${query}`);
  const context = new RouterContextProvider();
  const services = buildServices({
    documents: {
      counts: async () => COUNTS,
      blockTypes: async () => new Map([[ID, ['faq', 'cta-banner', 'faq']]]),
      ...documents,
    },
    documentLists: {
      summaries: async (ids) =>
        ids.map((id) => summary({ id, kind: id === ID ? 'section' : 'page' })),
    },
    references: { countUsers: async () => users },
    checks: { findBlockers: async () => blockers },
  });
  context.set(servicesContext, services);
  const email = 'kim@cadron.example';
  context.set(signedInUserContext, { id: '1', name: 'Kim', email, role: role ?? 'editor' });
  const post =
    body instanceof URLSearchParams
      ? { method: 'POST', body }
      : {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'Content-Type': 'application/json' },
        };
  const request = new Request(url, body === undefined ? {} : post);
  return { request, context, params: {}, url, pattern: '' } as never;
}

const listing = (...documents: DocumentSummary[]): Partial<Documents> => ({
  list: async () => ({ documents, total: documents.length }),
});

test('lists what each shared section contains, and how many pages use it', async () => {
  const documents = listing(summary(), summary({ id: OTHER_ID, title: ' ', state: 'draft' }));
  const { data } = await list.loader(argsOf({ documents, users: new Map([[ID, 3]]) }));
  expect(data.view?.rows).toMatchObject([
    { title: 'Next step', contains: 'FAQ (2), CTA banner', usedOn: '3 pages', by: 'kim' },
    { title: 'Untitled shared section', contains: 'Nothing yet', usedOn: 'No page' },
  ]);
  expect(data.view?.states[0]).toMatchObject({ label: 'All', count: 3 });
  expect(data.view?.isFirst).toBe(false);
});

test('says when there are none at all, and when the database is down', async () => {
  const counts = async () => ({ ...COUNTS, draft: 0, published: 0, trash: 0 });
  const none = await list.loader(argsOf({ documents: { ...listing(), counts } }));
  expect(none.data.view?.isFirst).toBe(true);
  const down = { list: () => Promise.reject(new Error('the database is down')) };
  const failed = await list.loader(argsOf({ documents: down }));
  expect([failed.init?.status, failed.data.view]).toEqual([503, undefined]);
});

test('a shared section is restored by editors, and deleted for good by owners', async () => {
  const purged: string[] = [];
  const documents: Partial<Documents> = {
    purge: async (id) => (purged.push(id), { ok: true }),
    change: async () => ({ ok: true, document: view(), notes: [] }),
  };
  const post = (role: Role, intent: string, id = ID) =>
    list.action(argsOf({ documents, role, body: new URLSearchParams({ id: chosen(id), intent }) }));
  await expect(post('editor', 'purge')).rejects.toMatchObject({ status: 403 });
  await expect(post('viewer', 'restore')).rejects.toMatchObject({ status: 403 });
  await post('owner', 'purge', OTHER_ID);
  expect(purged).toEqual([]);
  expect(await post('owner', 'purge')).toMatchObject({ status: 303 });
  expect(purged).toEqual([ID]);
  const body = new URLSearchParams({ restore: chosen(ID) });
  const restored = await list.action(argsOf({ documents, body }));
  expect(restored.headers.get('location')).toBe(`/admin/page-editor/${ID}`);
  await expect(post('owner', 'unknown')).rejects.toMatchObject({ status: 400 });
});

test('makes an empty draft, and opens it', async () => {
  const documents: Partial<Documents> = { create: async () => view() };
  const response = await create.action(argsOf({ documents, body: {}, query: '/new' }));
  expect(response.headers.get('location')).toBe(`/admin/page-editor/${ID}`);
  const refused = create.action(argsOf({ documents, body: {}, query: '/new', role: 'viewer' }));
  await expect(refused).rejects.toMatchObject({ status: 403 });
});

test('choices are sorted by name, and include the chosen one from the trash', async () => {
  const documents: Partial<Documents> = {
    list: async () => ({ documents: [summary(), summary({ title: 'Awards' })], total: 300 }),
    find: async () =>
      view({ id: OTHER_ID, content: { title: 'Closing' }, state: 'trash', life: startLife() }),
  };
  const read = async (query: string): Promise<SectionChoices> =>
    (await choices.loader(argsOf({ documents, query }))).json() as Promise<SectionChoices>;
  const { sections, hasMore } = await read(`?with=${OTHER_ID}`);
  expect(sections.map(({ title, isPublic }) => [title, isPublic])).toEqual([
    ['Awards', true],
    ['Closing', false],
    ['Next step', true],
  ]);
  expect(hasMore).toBe(true);
  expect((await read(`?with=${ID}&with=${OTHER_ID}`)).sections).toHaveLength(3);
  expect((await read(`?with=${ID}`)).sections).toHaveLength(2);
  expect((await read('?with=%00')).sections).toHaveLength(2);
});

const BODY = { id: ID, title: ' Next step ', blocks: [{ id: 'a', type: 'faq', props: {} }] };

/** Documents in memory, with the calls that change something. */
function inMemory(stored?: DocumentView) {
  const calls: unknown[] = [];
  let document = stored;
  const documents: Partial<Documents> = {
    find: async () => document,
    async create(kind, content: DocumentContent, _by, id) {
      calls.push(['create', kind, content.title, id]);
      return (document = view({ id: id!, content, state: 'draft', life: startLife() }));
    },
    async change(id, change) {
      calls.push([change.type, id]);
      document = view();
      return { ok: true, document, notes: [] };
    },
  };
  return { documents, calls };
}

const postSection = async (given: Given) => {
  const response = await make.action(argsOf({ body: BODY, ...given }));
  return [response.status, await response.json()] as [number, unknown];
};

test('makes a public shared section once, however often it is asked', async () => {
  const { documents, calls } = inMemory();
  const made = [200, { ok: true, id: ID }];
  expect(await postSection({ documents })).toEqual(made);
  expect(await postSection({ documents })).toEqual(made);
  expect(calls).toEqual([
    ['create', 'section', 'Next step', ID],
    ['publish', ID],
  ]);
});

test('publishes a shared section that was made and not published', async () => {
  const { documents, calls } = inMemory(view({ state: 'draft', life: startLife() }));
  expect((await postSection({ documents }))[0]).toBe(200);
  expect(calls).toEqual([['publish', ID]]);
});

test('stores nothing that could not be published', async () => {
  const { documents, calls } = inMemory();
  const blockers = [{ field: 'title', block: 'a', message: 'Fill in this field.' }];
  expect(await postSection({ documents, blockers })).toEqual([
    409,
    {
      ok: false,
      message: 'A shared section is public at once, so fix these sections first.',
      problems: blockers,
    },
  ]);
  expect(calls).toEqual([]);
});

test.each([
  [{ ...BODY, title: ' ' }, 400],
  [{ ...BODY, blocks: [] }, 400],
  [{ ...BODY, id: 'x' }, 400],
  [null, 400],
])('refuses a request by hand: %j', async (body, status) => {
  const { documents, calls } = inMemory();
  await expect(postSection({ documents, body })).rejects.toMatchObject({ status });
  expect(calls).toEqual([]);
});

test('neither takes over another document nor serves viewers', async () => {
  const { documents, calls } = inMemory(view({ kind: 'page' }));
  await expect(postSection({ documents })).rejects.toMatchObject({ status: 409 });
  await expect(postSection({ documents, role: 'viewer' })).rejects.toMatchObject({ status: 403 });
  expect(calls).toEqual([]);
});
