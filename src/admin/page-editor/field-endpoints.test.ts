import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { signedInUserContext } from '#src/admin/shell/permission.server.ts';
import type { CheckableDocument } from '#src/domains/checks/checks.server.ts';
import type { Finding } from '#src/domains/checks/finding.ts';
import type { DocumentSummary, DocumentView } from '#src/domains/documents/documents.server.ts';
import { startLife } from '#src/domains/documents/life/life.ts';
import type { ListedAsset } from '#src/domains/media/list/asset-filter.ts';
import { isEqualJson } from '#src/platform/json.ts';
import { servicesContext } from '#src/services.server.ts';
import { buildServices, type ServiceOverrides } from '#tests/support/build-services.ts';
import * as drawing from './drawings/drawing-endpoint.ts';
import * as links from './links/links-endpoint.ts';
import * as address from './settings/address-endpoint.ts';

/** The requests of fields to the server, called as the router does behind the sign-in guard. */

const ID = '3f0c9a52-7c0e-4d0e-9d1c-0d6a3f1b2c4d';
const NOW = new Date('2026-11-23T15:00:00Z');

const view = (changes: Partial<DocumentView> = {}): DocumentView => ({
  id: ID,
  kind: 'page',
  version: 1,
  content: { title: 'Spring offer' },
  savedAt: NOW,
  savedBy: null,
  state: 'published',
  life: startLife('/offer'),
  address: '/offer',
  builtInPath: null,
  createdAt: NOW,
  createdBy: null,
  dueFailure: null,
  ...changes,
});
const summary = (changes: Partial<DocumentSummary>): DocumentSummary => ({
  ...view(),
  title: 'Spring offer',
  ...changes,
});

function argsOf(path: string, services: ServiceOverrides, params: Record<string, string> = {}) {
  const url = new URL(path, 'https://cadron.example');
  const context = new RouterContextProvider();
  const stories = { list: async () => SUCCESS_STORIES };
  context.set(servicesContext, buildServices({ stories, ...services }));
  context.set(signedInUserContext, {
    id: '1',
    name: 'Kim',
    email: 'kim@cadron.example',
    role: 'viewer',
  });
  return { request: new Request(url), context, params, url, pattern: '' };
}

const NO_FILES = { list: async () => ({ assets: [], total: 0 }) };

async function askLinks(query: string, services: ServiceOverrides) {
  const args = argsOf(`/admin/api/links?${query}`, { assetLists: NO_FILES, ...services });
  const response = await links.loader(args);
  return { status: response.status, body: (await response.json()) as links.LinksReply };
}

test('finds pages and posts by title, and says which are not public', async () => {
  const asked: unknown[] = [];
  const list = async (filter: { kind: string }) => {
    asked.push(filter);
    const documents =
      filter.kind === 'page'
        ? [
            summary({ title: 'All springs', address: '/springs' }),
            summary({ title: 'Spring offer', address: '/spring', state: 'draft' }),
            summary({ title: 'Spring without a path', address: null }),
          ]
        : [summary({ kind: 'post', title: 'Spring cleaning', address: '/insights/spring' })];
    return { documents, total: documents.length };
  };
  const { body } = await askLinks('q=spring', { documents: { list } });
  expect(asked).toMatchObject([{ kind: 'page', search: 'spring' }, { kind: 'post' }]);
  expect(body.targets?.slice(0, 3)).toEqual([
    { href: '/spring', title: 'Spring offer', kind: 'Page', state: 'Draft' },
    { href: '/springs', title: 'All springs', kind: 'Page' },
    { href: '/insights/spring', title: 'Spring cleaning', kind: 'Post' },
  ]);
});

test('finds stories by their company', async () => {
  const { companyName, slug } = SUCCESS_STORIES[0]!;
  const list = async () => ({ documents: [], total: 0 });
  const query = new URLSearchParams({ q: companyName }).toString();
  const { body } = await askLinks(query, { documents: { list } });
  expect(body.targets?.map(({ href }) => href)).toContain(`/insights/success-stories/${slug}`);
  const all = await askLinks('stories', {});
  expect(all.body.targets).toHaveLength(SUCCESS_STORIES.length);
});

test('finds uploaded files by name, and says of a link to one which it is', async () => {
  const file = { name: 'Price list 2027', address: 'Guides/prices 1.pdf' } as ListedAsset;
  const asked: unknown[] = [];
  const services: ServiceOverrides = {
    documents: { list: async () => ({ documents: [], total: 0 }) },
    assetLists: {
      list: async (query) => {
        asked.push(query.filter);
        return { assets: [file], total: 1 };
      },
    },
    checks: { check: async () => [] },
  };
  const href = '/media/cms_media/Guides/prices%201.pdf';
  const { body } = await askLinks('q=price', services);
  expect(body.targets).toEqual([{ href, title: 'Price list 2027', kind: 'File' }]);
  expect(asked).toEqual([{ search: 'price' }]);
  expect((await askLinks('q=', services)).body.targets?.map(({ kind }) => kind)).not.toContain(
    'File',
  );
  expect((await askLinks(`href=${href}`, services)).body.facts).toEqual({
    title: 'prices 1.pdf',
    kind: 'File',
    findings: [],
  });
});

test('says of each link where it leads and what the checks find', async () => {
  const finding = (block: string, field: string): Finding => ({
    check: 'broken-link',
    severity: 'error',
    field,
    block,
    place: 'Link',
    message: `${field} in ${block}`,
  });
  const services: ServiceOverrides = {
    checks: {
      check: async (document) => {
        const { props } = document.content.blocks![0]!;
        return isEqualJson(props, { href: '/gone' })
          ? [finding('link', 'href'), finding('link', '')]
          : [];
      },
    },
    pages: {
      page: async (path) =>
        path === '/contact'
          ? { path, title: 'Contact', seo: { title: '', description: '' }, blocks: [] }
          : undefined,
    },
  };
  const contact = { title: 'Contact', kind: 'Page', findings: [] };
  expect((await askLinks('href=/contact', services)).body.facts).toEqual(contact);
  expect((await askLinks('href=/gone', services)).body.facts).toEqual({
    findings: [{ severity: 'error', message: 'href in link' }],
  });
});

test('while the database is down, links respond with 503', async () => {
  const list = async () => {
    throw new Error('no connection');
  };
  expect((await askLinks('q=a', { documents: { list } })).status).toBe(503);
});

const OURS = summary({
  id: '9b2e7d1a-0c4f-4b5e-8a6d-1f2e3d4c5b6a',
  title: 'Ours',
  address: '/services',
});

test('the path of a page that does not exist yet is checked, too', async () => {
  const args = argsOf(
    `/admin/api/documents/${ID}/address?path=/services`,
    {
      documents: {
        find: async () => undefined,
        list: async () => ({ documents: [OURS], total: 1 }),
      },
      checks: { check: async () => [] },
    },
    { id: ID },
  );
  const response = await address.loader(args as unknown as Parameters<typeof address.loader>[0]);
  const { findings } = (await response.json()) as address.AddressReply;
  expect(findings.map(({ severity }) => severity)).toEqual(['warning']);
});

test.each([
  ['page', 'path'],
  ['post', 'slug'],
  ['story', 'slug'],
] as const)(
  'the address of a %s is checked as it would have it, by its %s alone',
  async (kind, name) => {
    let checked: CheckableDocument | undefined;
    const args = argsOf(
      `/admin/api/documents/${ID}/address?path=/services`,
      {
        documents: {
          find: async () => view({ kind }),
          list: async () => ({ documents: [OURS], total: 1 }),
        },
        checks: {
          check: async (document) => {
            checked = document;
            return [name, 'title'].map((field): Finding => ({
              check: 'address',
              severity: 'error',
              field,
              place: field,
              message: `Choose another ${field}.`,
            }));
          },
        },
      },
      { id: ID },
    );
    const response = await address.loader(args as unknown as Parameters<typeof address.loader>[0]);
    const body = (await response.json()) as address.AddressReply;
    expect(checked).toMatchObject({ id: ID, content: { [name]: '/services' }, life: view().life });
    expect(body.findings.slice(0, 1)).toEqual([
      { severity: 'error', message: `Choose another ${name}.` },
    ]);
    expect(body.findings.slice(1).map(({ message }) => message)).toEqual(
      kind === 'page' ? [expect.stringMatching(/^The draft “Ours” has this path, too/)] : [],
    );
    expect(body.menus.includes('Main menu, Services')).toBe(kind === 'page');
  },
);

test.each([
  ['poster', 'clean-gate', 200],
  ['avatar', 'Ana & <b>', 200],
  ['poster', 'constructor', 404],
  ['constructor', 'clean-gate', 404],
  ['avatar', 'x'.repeat(121), 404],
])('draws %s %s: %i', async (family, name, status) => {
  const args = argsOf('/admin/api/drawings', {}, { family, name });
  const response = drawing.loader(args as unknown as Parameters<typeof drawing.loader>[0]);
  expect(response.status).toBe(status);
  if (status !== 200) return;
  expect(response.headers.get('content-type')).toContain('image/svg+xml');
  expect(await response.text()).not.toMatch(/<b>|<script|undefined|NaN/);
});
