import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPost } from '#tests/builders/post.ts';
import { createPageReader } from '#src/domains/content/pages/page-reader.server.ts';
import { createPostReader } from '#src/domains/content/posts/post-reader.server.ts';
import { createMediaLibrary } from '#src/domains/media/media-library.server.ts';
import { startEdge } from '#tests/support/test-edge.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { localObjectStore } from '#src/platform/storage/local-object-store.server.ts';
import { BUILT_IN_SETTINGS } from '#content/site-settings.ts';
import { FIXED_CONSENTS, fixedFrame, fixedSettings } from '#tests/support/build-services.ts';
import { NO_OVERRIDES } from '#src/domains/seo/overrides/overrides.server.ts';
import { type Services, servicesContext } from '#src/services.server.ts';
import * as insights from '#src/site/insights/insights.tsx';
import * as post from '#src/site/insights/page-or-post.ts';
import * as stories from '#src/site/insights/success-stories.ts';
import * as story from '#src/site/insights/success-story.ts';
import * as socialImage from '#src/site/machine-readable/social-image.ts';
import * as confirm from '#src/site/newsletter/confirm.tsx';
import * as blockPage from '#src/site/pages/block-page.ts';
import { ADDRESS_RULES } from '#src/wiring/address-rules.ts';
import { createRouteHandler } from '#tests/support/route-handler.tsx';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { savePost } from '#tests/support/publishing.ts';

/**
 * Hostile addresses, with the edge, the real routes and a real database: each response is below 500, stays on the
 * site and contains no internals. edge.spec.ts sends some of them to the built site.
 */

const SECRET = 'the secret of sessions';
const INTERNALS = /\n\s+at \S+.*:\d+:\d+|node_modules|file:\/\/|Failed query|root:.*:0:0/;

const PATHS = [
  '/%',
  '/%00',
  '/%ff',
  '/%E0%A4%A',
  '/%E0%A4%A.data',
  '/e\u0301',
  '/__proto__',
  '/constructor.data',
  '/nowhere.data',
  '/__manifest',
  `/${'a'.repeat(8_192)}`,
  '/.env',
  '/.git/config',
  "/'; drop table cms_blog_posts; --",
  '/admin/%E0%A4%A',
  '/insights/%00',
  '/insights/%E0%A4%A',
  '/insights/%E0%A4%A.data',
  '/insights/%F0%9F',
  `/insights/${'x'.repeat(6_000)}`,
  '/insights.data?_routes=nonsense',
  '/insights/success-stories/%2e%2e%2f%2e%2e',
  '/newsletter/confirm?token=%',
  '/newsletter/confirm?token=%00',
  '/social/0/%00.png',
  '/social/0/..%2F..%2Fsecret.png',
];

/** Path traversal, and addresses of other hosts. */
const WAYS_OUT = [
  '/..%2f',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/%',
  '/assets/..%2f..%2fserver%2findex.js',
  '/assets/../../server/index.js',
  '/media/%',
  '/media/%E0%A4%A',
  '/media/../../../etc/passwd',
  '/media/..%2fsession-secret',
  '/media/cms_media/%00',
  '/media/cms_media/..%2f..%2fsession-secret',
  '//',
  '///',
  '//evil.example',
  '//evil.example/',
  '//evil.example/insights',
  '//evil.example:99999/',
  '/\\evil.example',
  'http://evil.example/',
];

/** Queries of the listing. */
const QUERIES = [
  'category=Nobody+wrote+about+this',
  `category=${'x'.repeat(7_000)}`,
  'category=%',
  'category=%00',
  'category=%25',
  'category=%E0%A4%A',
  "category=' or 1=1; drop table cms_blog_posts; --",
  'category=<script>alert(1)</script>',
  'category=日本語 🦀 ‮',
  'category=Data+Quality&category=AI+Enablement',
  'category[]=Data+Quality',
  'category=',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=NaN',
  'page=Infinity',
  'page=1e3',
  'page=99999',
  'page=9007199254740993',
  `page=${'9'.repeat(400)}`,
  'page=２',
  'page=2;drop',
  'page=1&page=2',
  'archive=0',
  'archive=99999',
  'archive=-9223372036854775809',
  'page=2&category=Data+Quality',
  '__proto__=1&constructor=2',
];

const handle = createRouteHandler({
  insights,
  'insights/success-stories': stories,
  'insights/success-stories/:slug': story,
  'insights/:slug': post,
  'newsletter/confirm': confirm,
  'social/:digest/*': socialImage,
  '*': blockPage,
});

let fixture: TestDatabase;
let folder: string;

beforeAll(async () => {
  fixture = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'cadron-hostile-'));
  await writeFile(join(folder, 'session-secret'), SECRET);
  const known = buildPost({ slug: 'known', categoryTags: ['Data Quality'] });
  await savePost(fixture.database.db, known, new Date());
});

afterAll(async () => {
  await fixture.drop();
  await rm(folder, { recursive: true });
});

/** The edge with production address rules, and the routes of the site on a real database. */
async function startSite() {
  const { db } = fixture.database;
  const errors: unknown[] = [];
  const log = { ...silentLogger, error: (...line: unknown[]) => void errors.push(line) };
  const home = { path: '/', title: 'Home', seo: { title: 'Home', description: '' }, blocks: [] };
  const pages = createPageReader(db, [home], silentLogger);
  const services = {
    log,
    config: { SITE_URL: 'http://localhost:3000', SITE_ENV: 'production' },
    pages,
    posts: createPostReader(db, pages),
    stories: { list: async () => [] },
    overrides: NO_OVERRIDES,
    siteSettings: fixedSettings(BUILT_IN_SETTINGS),
    settings: FIXED_CONSENTS,
    frame: fixedFrame(),
    tags: { replacementOf: async () => undefined },
    redirects: { resolveNotFound: async () => undefined },
    notFoundLog: { note: () => undefined },
    newsletter: { confirmationOf: async () => 'unknown', confirm: async () => 'unknown' },
  } as unknown as Services;
  const library = createMediaLibrary(localObjectStore(join(folder, 'storage')));
  const edge = await startEdge({
    addressRules: ADDRESS_RULES,
    media: (path) => library.file(path.replace(/^cms_media\//, '')),
    async render(request) {
      const context = new RouterContextProvider();
      context.set(servicesContext, services);
      return handle(request, context);
    },
  });
  return { ...edge, errors };
}

/** Encoded like in a browser; invalid UTF-8 is unchanged. */
const written = (address: string) => encodeURI(address).replaceAll('%25', '%');

test.each([...PATHS, ...WAYS_OUT].map((path) => [path.slice(0, 60), path]))(
  '%s leads nowhere and gives nothing away, by GET, HEAD and POST',
  async (_name, path) => {
    const { ask, errors } = await startSite();
    for (const method of ['GET', 'HEAD', 'POST']) {
      const answer = await ask(written(path), { method });
      expect(answer.status, method).toBeLessThan(500);
      expect(answer.headers.location ?? '', method).not.toMatch(/evil|^(https?:)?[/\\]{2}/);
      expect(answer.body, method).not.toMatch(INTERNALS);
      expect(answer.body, method).not.toContain(SECRET);
    }
    expect(errors).toEqual([]);
    expect((await ask('/insights/known')).status).toBe(200);
  },
);

test.each(QUERIES.map((query) => [query.slice(0, 60), query]))(
  'the listing with ?%s is a page of posts, an empty 404, or the unfiltered listing',
  async (_name, query) => {
    const { ask, errors } = await startSite();
    const { status, headers, body } = await ask(written(`/insights?${query}`));
    expect([200, 302, 404]).toContain(status);
    if (status === 302) expect(headers.location).toBe('/insights');
    if (status === 404) expect(headers['cache-control']).toBe('no-store');
    // An unknown page of the archive does not change the listing.
    if (status === 404 && query !== 'archive=99999') {
      expect(body).toContain('No Blog Posts Found');
      expect(body).toContain('Check back later for new content!');
    }
    expect(body).not.toContain('<script>alert(1)');
    expect(errors).toEqual([]);
    expect((await ask('/insights')).body).toContain('All Content');
  },
);

test('returns 404 for a path of two slashes', async () => {
  const { ask } = await startSite();
  for (const path of ['//evil.example', '//evil.example/insights'])
    expect((await ask(path)).status, path).toBe(404);
});
