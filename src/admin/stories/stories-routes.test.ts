import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { signedInUserContext } from '#src/admin/shell/permission.server.ts';
import { contentOfStory } from '#src/domains/content/stories/story-content.ts';
import type { Documents, DocumentView } from '#src/domains/documents/documents.server.ts';
import { startLife } from '#src/domains/documents/life/life.ts';
import { NO_OVERRIDES } from '#src/domains/seo/overrides/overrides.server.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { servicesContext } from '#src/services.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
import { chosen } from '#tests/support/page-routes.ts';
import { parseJsonText } from '#src/admin/documents/opened-editor.tsx';
import * as create from '#src/admin/documents/new/new-document.ts';
import * as list from './stories.tsx';
import * as editor from './story.tsx';

/** The routes of success stories, called as the router does behind the sign-in guard. */

const ID = '3f0c9a52-7c0e-4d0e-9d1c-0d6a3f1b2c4d';
const OTHER_ID = '5b2e7d1a-0c4f-4b5e-8a6d-1f2e3d4c5b6a';
const NOW = new Date('2026-11-23T12:00:00Z');
const COUNTS = { draft: 1, scheduled: 0, published: 1, changed: 0, unpublished: 0, trash: 3 };

const story = (changes: Partial<DocumentView> = {}): DocumentView => ({
  id: ID,
  kind: 'story',
  version: 0,
  content: contentOfStory(SUCCESS_STORIES[0]!, 10),
  savedAt: NOW,
  savedBy: null,
  state: 'published',
  life: startLife('/insights/success-stories/a'),
  address: '/insights/success-stories/a',
  builtInPath: '/insights/success-stories/a',
  createdAt: NOW,
  createdBy: null,
  dueFailure: null,
  ...changes,
});

interface Given {
  documents?: Partial<Documents>;
  role?: Role;
  query?: string;
  body?: Record<string, string>;
  params?: object;
}

function argsOf({ documents, role = 'editor', query = '', body, params = {} }: Given) {
  const url = new URL(`https://cadron.example/admin/blog-editor/stories${query}`);
  const context = new RouterContextProvider();
  context.set(
    servicesContext,
    buildServices({
      documents: { counts: async () => COUNTS, ...documents },
      documentLists: {
        summaries: async (ids) =>
          ids.map((id) => ({
            ...story({ id, kind: id === ID ? 'story' : 'page' }),
            title: 'Redfield Works',
          })),
      },
      overrides: NO_OVERRIDES,
    }),
  );
  const email = 'kim@cadron.example';
  context.set(signedInUserContext, { id: '1', name: 'Kim', email, role });
  const post = body && { method: 'POST', body: new URLSearchParams(body) };
  return { request: new Request(url, post), context, params, url, pattern: '' } as never;
}

const storing = (...stories: DocumentView[]): Partial<Documents> => ({
  list: async () => ({
    documents: stories.map(({ content, ...rest }) => ({ ...rest, title: content.title })),
    total: stories.length,
  }),
  find: async (id) => stories.find((each) => each.id === id),
});

test('lists stories in the order of the site, with client and figures', async () => {
  const draft = story({ id: OTHER_ID, state: 'draft', content: { title: ' ' } });
  const { data } = await list.loader(argsOf({ documents: storing(draft, story()) }));
  expect(data.view?.rows).toMatchObject([
    { client: 'Redfield Works', change: '64 days to 28 days', by: 'Built-in' },
    { title: 'Untitled story', client: 'No client yet', change: 'No figures yet' },
  ]);
  expect(data.view?.states.map(({ count }) => count)).toEqual([2, 1, 0, 1, 0, 0, 3]);
});

test('asks for the trash, and says when the database is down', async () => {
  const asked: unknown[] = [];
  const documents: Partial<Documents> = {
    async list(filter) {
      asked.push(filter.state);
      throw new Error('the database is down');
    },
  };
  const failed = await list.loader(argsOf({ documents, query: '?state=trash' }));
  expect(asked).toEqual(['trash']);
  expect([failed.init?.status, failed.data.view]).toEqual([503, undefined]);
});

test('makes a story and opens it; viewers may not', async () => {
  const made: unknown[] = [];
  const documents: Partial<Documents> = {
    async create(kind, content) {
      made.push([kind, content]);
      return story({ content });
    },
  };
  const given = { documents, query: '/new', body: {} };
  const response = await create.action(argsOf(given));
  expect(response.headers.get('Location')).toBe(`/admin/blog-editor/stories/${ID}`);
  expect(made).toEqual([['story', { title: '' }]]);
  await expect(create.action(argsOf({ ...given, role: 'viewer' }))).rejects.toMatchObject({
    status: 403,
  });
  expect(made).toHaveLength(1);
});

test('restores a story from the trash, and no other document', async () => {
  const changed: unknown[] = [];
  const documents = {
    change: async (id: string, change: { type: string }) => {
      changed.push([id, change.type]);
      return { ok: true, document: story(), notes: [] } as never;
    },
  };
  for (const id of [ID, OTHER_ID])
    await list.action(argsOf({ documents, body: { restore: chosen(id) } }));
  expect(changed).toEqual([[ID, 'restore-from-trash']]);
});

test('opens a story with the specs of its fields; anything else is not found', async () => {
  const contentOf = async () => contentOfStory(SUCCESS_STORIES[0]!, 10);
  const documents = { ...storing(story(), story({ id: OTHER_ID, kind: 'page' })), contentOf };
  const loaded = await editor.loader(argsOf({ documents, params: { id: ID } }));
  const opened = parseJsonText(loaded.opened);
  expect(opened.specs.story.fields.map(({ label }) => label)).toContain('Industry');
  const industry = opened.specs.story.fields.find(({ name }) => name === 'industry')?.spec;
  expect(industry).toMatchObject({ names: { SaaS: 'SaaS', 'B2B Education': 'B2B Education' } });
  expect(opened.document.live?.content).toMatchObject({ companyName: 'Redfield Works' });
  for (const id of [OTHER_ID, 'nonsense'])
    await expect(editor.loader(argsOf({ documents, params: { id } }))).rejects.toMatchObject({
      status: 404,
    });
});
