import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { BUILT_IN_SETTINGS } from '#content/site-settings.ts';
import { signedInUserContext } from '#src/admin/shell/permission.server.ts';
import type { DocumentContent } from '#src/domains/documents/document.ts';
import type { Documents, DocumentView } from '#src/domains/documents/documents.server.ts';
import type { Finding } from '#src/domains/checks/finding.ts';
import type { Role } from '#src/platform/auth/role.ts';
import { servicesContext } from '#src/services.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
import * as route from './new-page.tsx';

/** The ways to a new page, called as the router does behind the sign-in guard. */

const ID = '3f0c9a52-7c0e-4d0e-9d1c-0d6a3f1b2c4d';
const COPIED = '4f0c9a52-7c0e-4d0e-9d1c-0d6a3f1b2c4d';
const TAKEN: Finding = {
  check: 'address',
  severity: 'error',
  message: 'Choose another path: “Contact” has the address /contact.',
  field: 'path',
  place: 'Path',
};

interface Made {
  content: DocumentContent;
  id: string | undefined;
}

function world() {
  const made: Made[] = [];
  const documents: Partial<Documents> = {
    create: async (_kind, content, _by, id) => {
      made.push({ content, id });
      return { id } as DocumentView;
    },
    find: async (id) =>
      id === COPIED
        ? ({
            kind: 'page',
            state: 'published',
            content: {
              title: 'About us',
              path: '/about',
              seo: { title: 'Who we are', description: 'Four people.', canonical: '/team' },
              blocks: [{ id: 'hero', type: 'page-hero', props: { title: 'Four people' } }],
            },
          } as unknown as DocumentView)
        : undefined,
    list: async () => ({ documents: [], total: 0 }),
  };
  const checks = {
    check: async ({ content }: { content: DocumentContent }) =>
      content['path'] === '/contact' ? [TAKEN] : [],
  };
  const siteSettings = {
    read: async () => ({ ...BUILT_IN_SETTINGS, titleBrand: 'Cadron Co' }),
  };
  const argsOf = (query: string, form?: Record<string, string>, role: Role = 'editor') => {
    const url = new URL(`/admin/page-editor/new${query}`, 'https://cadron.example');
    const context = new RouterContextProvider();
    const documentLists = { list: async () => ({ documents: [], total: 0 }) };
    context.set(servicesContext, buildServices({ documents, documentLists, checks, siteSettings }));
    context.set(signedInUserContext, { id: '1', name: 'Kim', email: 'kim@cadron.example', role });
    const request = new Request(url, form && { method: 'POST', body: new URLSearchParams(form) });
    return { request, context, url, params: {}, pattern: '' } as never;
  };
  return { made, argsOf };
}

test('offers every template, and makes nothing by looking', async () => {
  const { made, argsOf } = world();
  const shown = await route.loader(argsOf(''));
  expect(shown).toMatchObject({ step: 'choose' });
  expect('templates' in shown && shown.templates.map(({ name }) => name)).toEqual([
    'Service',
    'Industry',
    'Local page',
    'Comparison',
    'Landing page',
  ]);
  expect(await route.loader(argsOf('?from=copy&search=ab'))).toMatchObject({
    step: 'pick',
    search: 'ab',
  });
  expect(await route.loader(argsOf('?from=blank'))).toMatchObject({ step: 'fill' });
  await expect(route.loader(argsOf('?from=nothing'))).rejects.toMatchObject({ status: 302 });
  await expect(route.loader(argsOf('', undefined, 'viewer'))).rejects.toMatchObject({
    status: 403,
  });
  expect(made).toEqual([]);
});

test('makes a page from a template: blanks filled in, title, path and template stored', async () => {
  const { made, argsOf } = world();
  const form = { id: ID, from: 'service', 'blank-0': 'Lead Scoring', title: '', path: '' };
  const response = await route.action(argsOf('', form));
  expect((response as Response).headers.get('location')).toBe(`/admin/page-editor/${ID}`);
  const [{ content, id } = { content: undefined, id: '' }] = made;
  expect(id).toBe(ID);
  expect(content).toMatchObject({
    title: 'Lead Scoring',
    path: '/services/lead-scoring',
    template: 'service',
    seo: { title: 'Lead Scoring Consulting | Cadron Co' },
  });
  expect(content?.blocks?.[0]?.props).toMatchObject({ label: 'Lead Scoring' });
  expect(JSON.stringify(content)).toContain('[First deliverable]');
});

test('a copy keeps sections and settings, and must be found by itself', async () => {
  const { made, argsOf } = world();
  expect(await route.loader(argsOf(`?from=${COPIED}`))).toMatchObject({
    start: { name: 'About us', title: 'About us (copy)', path: '/about-copy' },
  });
  await route.action(argsOf('', { id: ID, from: COPIED, title: 'Jobs', path: '/jobs' }));
  expect(made[0]!.content).toEqual({
    title: 'Jobs',
    path: '/jobs',
    seo: { title: '', description: 'Four people.' },
    blocks: [{ id: 'hero', type: 'page-hero', props: { title: 'Four people' } }],
  });
});

test('refuses what is missing or taken at its field, and keeps what was typed', async () => {
  const { made, argsOf } = world();
  const post = (form: Record<string, string>) =>
    route.action(argsOf('', { id: ID, from: 'blank', ...form }));
  expect(await post({ title: ' ' })).toMatchObject({
    data: { errors: { title: expect.stringMatching('Enter a title') as string } },
  });
  expect(await post({ title: 'Contact', path: '/contact' })).toMatchObject({
    init: { status: 400 },
    data: { errors: { path: TAKEN.message }, values: { title: 'Contact', path: '/contact' } },
  });
  expect(made).toEqual([]);
  await expect(
    route.action(argsOf('', { from: 'blank', title: 'A' }, 'viewer')),
  ).rejects.toMatchObject({ status: 403 });
});
