import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { DocumentView } from '#src/domains/documents/documents.server.ts';
import { startLife } from '#src/domains/documents/life/life.ts';
import { servicesContext } from '#src/services.server.ts';
import { buildServices } from '#tests/support/build-services.ts';
import { loader } from './show-preview.ts';

const SAVED_AT = new Date('2026-11-22T20:14:00Z');
const PAGE: DocumentView = {
  id: '3f0c9a52-7c0e-4d0e-9d1c-0d6a3f1b2c4d',
  kind: 'page',
  version: 3,
  content: {
    path: '/offer',
    title: 'A <new> offer',
    seo: { title: '', description: '' },
    blocks: [{ id: 'odd', type: 'of-a-later-release', props: {} }],
  },
  savedAt: SAVED_AT,
  savedBy: null,
  state: 'draft',
  life: { ...startLife(), version: 3 },
  address: '/offer',
  builtInPath: null,
  createdAt: SAVED_AT,
  createdBy: null,
  dueFailure: null,
};
const POST: DocumentView = {
  ...PAGE,
  kind: 'post',
  content: {
    slug: 'numbers',
    title: 'Numbers',
    excerpt: null,
    body: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Six.' }] }],
    },
    author: null,
    isListed: true,
    publishedAt: null,
    categoryTags: [],
    seo: null,
    readTime: null,
    coverImage: null,
  },
};
const EXPIRES = new Date('2026-11-29T20:14:00Z');

async function show(resolve: () => Promise<unknown>) {
  const context = new RouterContextProvider();
  const services = buildServices({
    previewLinks: { resolve: resolve as never },
    pages: { pathsAmong: async () => new Set(['/about']) },
    posts: { related: async () => [] },
    currentSizes: (content) => content,
    sections: { fill: async (page) => page },
  });
  context.set(servicesContext, services);
  const response = await loader({ params: { token: 'x' }, context } as never);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

const found = (document: DocumentView) => async () => ({ document, expiresAt: EXPIRES });

function expectSealed({ headers, html }: Awaited<ReturnType<typeof show>>) {
  expect(headers.get('Cache-Control')).toBe('private, no-store');
  expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(headers.get('Content-Security-Policy')).toContain("form-action 'none'");
  expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
  expect(html).not.toMatch(/<script|rel="canonical"|og:url|hydrat/);
  expect(html).toContain('<fieldset class="preview-site" role="presentation" disabled="">');
}

test('shows the working copy of a page between header and footer, and says what it is', async () => {
  const shown = await show(found(PAGE));
  expect(shown.status).toBe(200);
  expectSealed(shown);
  const text = shown.html.replaceAll('<!-- -->', '');
  expect(text).toContain('<b>Preview of “A &lt;new&gt; offer”</b>');
  expect(text).toContain('Saved November 22 at 2:14 PM CT. Not public. Expires November 29.');
  expect(text).toContain('One unfinished section is left out.');
  expect(text).toContain('class="site-header"');
  expect(text).toContain('class="site-footer');
});

test('shows the working copy of a post', async () => {
  const shown = await show(found({ ...POST, state: 'published' }));
  expectSealed(shown);
  expect(shown.html).toContain('Six.');
  expect(shown.html).toContain('The public page has the same text.');
});

test('a link that shows nothing gets one page, whatever the reason', async () => {
  const unknown = await show(async () => undefined);
  const section = await show(found({ ...PAGE, kind: 'section' }));
  expect(unknown.status).toBe(404);
  expectSealed(unknown);
  expect(unknown.html).toContain('This preview link does not work');
  expect(section.html).toBe(unknown.html);
});

test('says so while the database is away', async () => {
  const failed = await show(() => Promise.reject(new Error('away')));
  expect(failed.status).toBe(503);
  expectSealed(failed);
  expect(failed.html).toContain('temporarily unavailable');
});
