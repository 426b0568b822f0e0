import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { signedInUserContext } from '#src/admin/shell/permission.server.ts';
import type { PostTemplates } from '#src/domains/content/templates/post-templates.server.ts';
import type { Documents, DocumentView } from '#src/domains/documents/documents.server.ts';
import { startLife } from '#src/domains/documents/life/life.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { servicesContext } from '#src/services.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
import { chosen } from '#tests/support/page-routes.ts';
import { CITY_TEMPLATE, SITE_OF_TEMPLATE } from '#tests/builders/post-template.ts';
import * as create from '#src/admin/documents/new/new-document.ts';
import * as make from './in-post/make-endpoint.ts';
import * as list from './templates.tsx';

/** The routes of post templates, called as the router does behind the sign-in guard. */

const ID = '3f0c9a52-7c0e-4d0e-9d1c-0d6a3f1b2c4d';
const POST = '5b2e7d1a-0c4f-4b5e-8a6d-1f2e3d4c5b6a';
const NOW = new Date();
const COUNTS = { draft: 0, scheduled: 0, published: 1, changed: 0, unpublished: 0, trash: 0 };

const view = (changes: Partial<DocumentView> = {}): DocumentView => ({
  id: ID,
  kind: 'template',
  version: 1,
  content: CITY_TEMPLATE,
  savedAt: NOW,
  savedBy: null,
  state: 'published',
  life: { ...startLife(), live: { revision: 1, version: 1, address: null, since: NOW } },
  address: null,
  builtInPath: null,
  createdAt: NOW,
  createdBy: null,
  dueFailure: null,
  ...changes,
});

interface Given {
  documents?: Partial<Documents>;
  postTemplates?: Partial<PostTemplates>;
  role?: Role;
  /** of every document */
  kind?: 'page' | undefined;
  /** below that of the list */
  path?: string;
  /** fields of a form, or JSON */
  body?: URLSearchParams | object;
}

function argsOf({
  documents = {},
  postTemplates = {},
  role = 'editor',
  kind,
  body,
  path = '',
}: Given = {}) {
  const url = new URL(`https://cadron.example/admin/blog-template${path}`);
  const context = new RouterContextProvider();
  context.set(
    servicesContext,
    buildServices({
      documents: { counts: async () => COUNTS, ...documents },
      documentLists: {
        summaries: async (ids) =>
          ids.map((id) => ({ ...view({ id, ...(kind && { kind }) }), title: 'How-to' })),
      },
      postTemplates,
    }),
  );
  context.set(signedInUserContext, { id: '1', name: 'Kim', email: 'kim@cadron.example', role });
  const init =
    body instanceof URLSearchParams
      ? { method: 'POST', body }
      : {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'Content-Type': 'application/json' },
        };
  const request = new Request(url, body === undefined ? {} : init);
  return { request, context, params: { id: ID }, url, pattern: '' } as never;
}

test('lists how templates are used, and says when the database is down', async () => {
  const { content: _content, ...summary } = view();
  const documents: Partial<Documents> = {
    list: async () => ({ documents: [{ ...summary, title: 'How-to' }], total: 1 }),
    find: async () => view(),
  };
  const use = async () => new Map([[ID, { posts: 4, drafts: 2, completion: 0.667 }]]);
  const { data } = await list.loader(argsOf({ documents, postTemplates: { use } }));
  expect(data.view?.rows).toMatchObject([
    {
      title: 'How-to',
      kind: 'Our own',
      sections: '3 sections',
      posts: '4 posts',
      drafts: '2 drafts, 66% complete',
      by: 'built in',
      isPublic: true,
    },
  ]);
  const down = { list: () => Promise.reject(new Error('the database is down')) };
  const failed = await list.loader(argsOf({ documents: down }));
  expect([failed.init?.status, failed.data.view]).toEqual([503, undefined]);
});

test('archives by publishing rights, deletes for good by owners, and touches nothing else', async () => {
  const changes: unknown[] = [];
  const documents: Partial<Documents> = {
    purge: async () => (changes.push('purge'), { ok: true }),
    change: async (_id, change) => (
      changes.push(change),
      { ok: true, document: view(), notes: [] }
    ),
  };
  const post = (role: Role, intent: string, kind?: 'page') =>
    list.action(
      argsOf({ documents, kind, role, body: new URLSearchParams({ id: chosen(ID), intent }) }),
    );
  await expect(post('viewer', 'archive')).rejects.toMatchObject({ status: 403 });
  await expect(post('editor', 'purge')).rejects.toMatchObject({ status: 403 });
  await expect(post('owner', 'unknown')).rejects.toMatchObject({ status: 400 });
  await post('owner', 'purge', 'page');
  expect(changes).toEqual([]);
  expect(await post('editor', 'archive')).toMatchObject({ status: 303 });
  expect(await post('editor', 'use-again')).toMatchObject({ status: 303 });
  expect(changes).toEqual([{ type: 'unpublish' }, { type: 'publish', version: 1 }]);
});

test('a copy has another name, and is no default; a repeated request has the same id', async () => {
  const made: unknown[][] = [];
  const documents: Partial<Documents> = {
    find: async () => view({ content: { ...CITY_TEMPLATE, defaultFor: ['CRM'] } }),
    create: async (...given) => (made.push(given), view()),
  };
  const body = new URLSearchParams({ id: POST, from: ID });
  const response = await create.action(argsOf({ documents, body, path: '/new' }));
  expect(response.headers.get('location')).toBe(`/admin/blog-template/${ID}`);
  expect(made).toMatchObject([
    ['template', { title: 'How-to (copy)', defaultFor: [] }, { name: 'Kim' }, POST],
  ]);
});

test('a post becomes a draft of a template under the given id', async () => {
  const made: unknown[][] = [];
  const documents: Partial<Documents> = {
    find: async () => undefined,
    create: async (...given) => (made.push(given), view()),
  };
  const heading = {
    type: 'heading',
    attrs: { level: 2 },
    content: [{ type: 'text', text: 'Why' }],
  };
  const content = { title: 'Post', body: { type: 'doc', content: [heading] } };
  const args = (body: object) =>
    argsOf({ documents, postTemplates: { site: async () => SITE_OF_TEMPLATE }, body });
  const response = await make.action(args({ id: POST, title: 'Ours', content }));
  expect(await response.json()).toEqual({ ok: true, id: ID });
  expect(made).toMatchObject([
    ['template', { title: 'Ours', kind: 'own', blocks: [{ props: { heading: 'Why' } }] }, {}, POST],
  ]);
  await expect(make.action(args({ id: POST, title: ' ', content }))).rejects.toMatchObject({
    status: 400,
  });
});
