import { expect, test } from 'vitest';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import type { DocumentView } from '#src/domains/documents/documents.server.ts';
import { startLife } from '#src/domains/documents/life/life.ts';
import type { Role } from '#src/platform/auth/role.ts';
import type { ServiceOverrides } from '#tests/support/build-services.ts';
import { listed, OTHER_PAGE_ID, PAGE_ID, pageRouteArgs } from '#tests/support/page-routes.ts';
import { CITY_TEMPLATE } from '#tests/builders/post-template.ts';
import * as route from './new-post.tsx';

const TEMPLATE_ID = '5b2e7d1a-0c4f-4b5e-8a6d-1f2e3d4c5b6a';

/** The ways to a new post, called as the router does behind the sign-in guard. */

function world() {
  const made: { content: DocumentContent; id: string | undefined }[] = [];
  const started: unknown[] = [];
  const services: ServiceOverrides = {
    documents: {
      create: async (_kind, content, _by, id) => {
        made.push({ content, id });
        return { id } as DocumentView;
      },
      find: async (id) =>
        id === OTHER_PAGE_ID
          ? ({
              kind: 'post',
              state: 'published',
              content: {
                title: 'What CRM costs',
                slug: 'crm-costs',
                author: 'Ana',
                publishedAt: '2025-01-01T00:00:00.000Z',
                seo: { title: 'CRM prices', description: 'All of them', canonical: '/crm' },
              },
            } as unknown as DocumentView)
          : undefined,
    },
    documentLists: {
      list: async ({ kind }) => ({
        documents: [listed({ kind, title: 'What CRM costs', life: startLife() })],
        total: 2,
      }),
    },
    postTemplates: {
      live: async (id) =>
        id === TEMPLATE_ID ? { id, version: 1, content: CITY_TEMPLATE } : undefined,
      startPost: async (request) => {
        started.push(request);
        return { id: request.id } as DocumentView;
      },
      choices: async () => [
        {
          id: PAGE_ID,
          title: 'How-to',
          kind: 'how-to',
          description: 'Steps.',
          defaultFor: ['CRM'],
        },
      ],
    },
  };
  const load = (query = '', role: Role = 'editor') =>
    route.loader(pageRouteArgs(services, `/admin/blog-editor/new${query}`, { role }));
  const post = (fields: Record<string, string>) =>
    route.action(
      pageRouteArgs(services, '/admin/blog-editor/new', { form: Object.entries(fields) }),
    );
  return { made, started, load, post };
}

test('offers a blank post, a copy, and the templates that are published', async () => {
  const { load } = world();
  expect(await load()).toMatchObject({
    step: 'choose',
    templates: [{ name: 'How-to', use: 'Steps.', defaultFor: ['CRM'] }],
  });
  expect(await load('?category=CRM')).toMatchObject({ category: 'CRM' });
  expect(await load('?from=copy')).toMatchObject({ step: 'pick', total: 2 });
  await expect(load('?from=unknown')).rejects.toMatchObject({ status: 302 });
  await expect(load('', 'viewer')).rejects.toMatchObject({ status: 403 });
});

test('makes a blank draft by the id of the request, so that a double click makes one', async () => {
  const { made, post } = world();
  const response = (await post({ from: 'blank', id: PAGE_ID })) as Response;
  expect(response.headers.get('location')).toBe(`/admin/blog-editor/${PAGE_ID}`);
  await post({ from: 'blank', id: PAGE_ID, title: 'Über CRM’s cost' });
  expect(made).toEqual([
    { id: PAGE_ID, content: { title: '', slug: '' } },
    { id: PAGE_ID, content: { title: 'Über CRM’s cost', slug: 'uber-crms-cost' } },
  ]);
});

test('a copy leaves behind what must be of its own', async () => {
  const { made, load, post } = world();
  expect(await load(`?from=${OTHER_PAGE_ID}`)).toMatchObject({
    start: { kind: 'copy', title: 'What CRM costs (copy)' },
  });
  expect(await post({ from: OTHER_PAGE_ID, title: ' ' })).toMatchObject({ init: { status: 400 } });
  await post({ from: OTHER_PAGE_ID, id: PAGE_ID, title: 'What CRM saves' });
  expect(made[0]?.content).toMatchObject({
    title: 'What CRM saves',
    slug: 'what-crm-saves',
    author: 'Ana',
    publishedAt: null,
    isFeatured: false,
    seo: { title: '', description: 'All of them' },
  });
  expect(made[0]?.content['seo']).not.toHaveProperty('canonical');
});

test('a post is started with all variables, or the form says what is missing', async () => {
  const { started, load, post } = world();
  expect(await load(`?from=${TEMPLATE_ID}`)).toMatchObject({
    start: { kind: 'template', variables: [{ name: 'city' }] },
  });
  const from = TEMPLATE_ID;
  expect(await post({ from, title: 'Kept' })).toMatchObject({
    init: { status: 400 },
    data: { errors: { 'variable-city': 'Enter this: City.' }, values: { title: 'Kept' } },
  });
  expect(await post({ from, 'variable-city': 'x'.repeat(121) })).toMatchObject({
    init: { status: 400 },
  });
  expect(started).toEqual([]);
  const response = (await post({ from, id: PAGE_ID, 'variable-city': ' Tulsa ' })) as Response;
  expect(response.headers.get('location')).toBe(`/admin/blog-editor/${PAGE_ID}`);
  expect(started).toEqual([
    { id: PAGE_ID, template: TEMPLATE_ID, title: '', values: { city: 'Tulsa' } },
  ]);
  expect(await post({ from: 'archived', title: 'Kept' })).toMatchObject({
    init: { status: 409 },
    data: { message: 'This was archived or deleted meanwhile. Choose another start.' },
  });
});
