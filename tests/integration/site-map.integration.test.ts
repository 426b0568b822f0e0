import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { refreshDocuments } from '#src/domains/search/refresh-search.server.ts';
import { markdownPathOf } from '#src/domains/seo/markdown-twin.ts';
import { NOT_PREFETCHED } from '#src/domains/site-map/not-prefetched.ts';
import { postPath, storyPath } from '#src/domains/site-map/paths.ts';
import { createDocumentAddresses } from '#src/platform/http/document-key.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { type Services, servicesContext } from '#src/services.server.ts';
import * as insights from '#src/site/insights/insights.tsx';
import * as post from '#src/site/insights/page-or-post.ts';
import * as stories from '#src/site/insights/success-stories.ts';
import * as story from '#src/site/insights/success-story.ts';
import { serveMarkdown } from '#src/site/machine-readable/serve-markdown.server.ts';
import { loadLlmsFacts } from '#src/site/machine-readable/load-llms-facts.server.ts';
import {
  renderSitemap,
  renderSitemapPart,
} from '#src/site/machine-readable/render-sitemap.server.ts';
import * as socialImage from '#src/site/machine-readable/social-image.ts';
import * as blockPage from '#src/site/pages/block-page.ts';
import { ADDRESS_RULES } from '#src/wiring/address-rules.ts';
import { searchSource } from '#src/wiring/search-source.server.ts';
import { buildPost } from '#tests/builders/post.ts';
import { createSite } from '#tests/support/restored-site.ts';
import { createRouteHandler } from '#tests/support/route-handler.tsx';
import { publishPage, savePost } from '#tests/support/publishing.ts';
import { KIM } from '#tests/builders/actor.ts';

/** All consumers of the site map agree, on a real database. */

const ORIGIN = 'http://localhost:3000';
const NOW = new Date('2026-06-01T00:00:00Z');
const { key, read } = createDocumentAddresses(ADDRESS_RULES);

/** The paths of `src/routes.ts`. */
const handle = createRouteHandler({
  insights,
  'insights/success-stories': stories,
  'insights/success-stories/:slug': story,
  'insights/:slug': post,
  'social/:digest/*': socialImage,
  '*': blockPage,
});

const isLocal = (path: string) => path.startsWith(postPath(''));
const [topPage, localPage] = [false, true].map((wanted) =>
  DEFAULT_PAGES.find(({ path, seo }) => path !== '/' && !seo.noindex && isLocal(path) === wanted)!,
);
const NEW_PAGES = ['/new-offer', postPath('new-guide')];
const CONTENT = [
  '/',
  topPage!.path,
  localPage!.path,
  ...NEW_PAGES,
  postPath('a-post'),
  storyPath(SUCCESS_STORIES[0]!.slug),
  postPath('').slice(0, -1),
  storyPath('').slice(0, -1),
];
const NOTHING = [
  '/nowhere',
  postPath('nowhere'),
  postPath('a-draft'),
  storyPath('nowhere'),
  '/insights/two/parts',
];

function contextOf(services: Services) {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  return context;
}

/** A site with two new pages, a post and a draft. */
async function publishedSite() {
  const site = await createSite();
  const { db } = site.database;
  const options = { defaults: DEFAULT_PAGES };
  for (const path of NEW_PAGES) {
    const seo = { title: `New at ${path}`, description: 'Something new.' };
    const blocks = [{ type: 'rich-text', id: 'a', props: { sections: [{ heading: 'New' }] } }];
    await publishPage(db, { path, title: `New at ${path}`, seo, blocks }, NOW, options);
  }
  await savePost(db, buildPost({ slug: 'a-post' }), NOW, options);
  await savePost(db, buildPost({ slug: 'a-draft', status: 'draft' }), NOW, options);
  const services = (await site.open()) as unknown as Services;
  const source = searchSource(services.pages, services.posts, services.stories);
  await refreshDocuments({ db, source, log: silentLogger });
  return { ...site, services };
}

const pathsIn = (xml = '') =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);

/** For each consumer, whether it includes a path. */
async function consumersOf({ services, query }: Awaited<ReturnType<typeof publishedSite>>) {
  const get = async (path: string) =>
    handle(new Request(ORIGIN + path), contextOf(services)).then(({ status }) => status);
  const twin = async (path: string) => {
    const url = new URL(markdownPathOf(path), ORIGIN);
    const args = { request: new Request(url), url, context: contextOf(services), params: {} };
    const response = await serveMarkdown(
      args as never,
      async () => new Response(null, { status: 404 }),
    );
    return (response as Response).status;
  };
  const { sections } = await loadLlmsFacts(services);
  const inLlms = new Set(sections.flatMap(({ entries }) => entries.map(({ path }) => path)));
  const inSitemap = new Set(pathsIn(await renderSitemap(services)));
  const inSearch = new Set(
    (await query('select path from search_documents')).map(({ path }) => path),
  );
  const views = [...CONTENT, ...NOTHING].map((path) => ({ path }));
  await services.recordMeasurements({ views, vitals: [], weight: 1 });
  const counted = new Set(
    (await query('select path from analytics_views')).map(({ path }) => path),
  );
  return async (path: string) => ({
    html: (await get(path)) === 200,
    twin: (await twin(path)) === 200,
    card: (await get(`/social/0/${path.slice(1) || 'home'}.png`)) === 302,
    llms: inLlms.has(path),
    sitemap: inSitemap.has(path),
    search: inSearch.has(path),
    counted: counted.has(path),
    // In another case it redirects; the home page has no letters.
    spelling:
      path === '/' || (await services.redirects.resolveNotFound(path.toUpperCase()))?.to === path,
    refusesRedirect: !(await services.redirects.save({ from: path, to: '/elsewhere', by: KIM })).ok,
  });
}

test('content is served, listed, found and counted consistently', async () => {
  const site = await publishedSite();
  const ask = await consumersOf(site);
  const everywhere = Object.fromEntries(Object.keys(await ask('/')).map((name) => [name, true]));
  const nowhere = Object.fromEntries(Object.keys(everywhere).map((name) => [name, false]));
  for (const path of CONTENT)
    expect({ path, ...(await ask(path)) }).toEqual({ path, ...everywhere });
  for (const path of NOTHING) expect({ path, ...(await ask(path)) }).toEqual({ path, ...nowhere });
  for (const path of [...CONTENT, ...NOTHING]) {
    expect(read(path)).toEqual({ kind: 'shared', key: path });
    expect(key(`${path}?utm_source=x`)).toBe(path);
    expect(NOT_PREFETCHED.test(path), path).toBe(false);
  }
  // In parts, the oldest posts first.
  const { services } = site;
  await site.query(`insert into cms_blog_posts (slug, title, status, published_at)
    select 'old-' || n, 'T', 'published', timestamptz '2020-01-01' + n * interval '1 day' from generate_series(1, 4) n`);
  const whole = pathsIn(await renderSitemap(services));
  const index = pathsIn(await renderSitemap(services, 2));
  expect(index).toEqual([1, 2, 3, 4].map((part) => `/sitemap/${part}.xml`));
  const [fixed, ...posts] = await Promise.all(
    [1, 2, 3, 4, 5].map(async (part) => pathsIn(await renderSitemapPart(services, part, 2))),
  );
  expect([...fixed!, ...posts.flat()].toSorted()).toEqual(whole.toSorted());
  expect(posts).toEqual([
    [postPath('old-2'), postPath('old-1')],
    [postPath('old-4'), postPath('old-3')],
    [postPath('a-post')],
    [],
  ]);
  expect(await renderSitemapPart(services, 1)).toBeUndefined();
  expect(await renderSitemapPart(services, 0, 2)).toBeUndefined();
}, 120_000);

test.each([
  '/admin/new',
  '/api/new',
  '/search',
  '/newsletter',
  '/insights',
  '/robots.txt',
  '/growth-audit',
])('rejects publishing at %s, and ignores content imported there', async (path) => {
  const site = await createSite();
  const seo = { title: 'T', description: 'd' };
  const page = { path, title: 'T', seo, blocks: [] };
  await expect(publishPage(site.database.db, page, NOW)).rejects.toThrow(
    /is reserved for|ends like a file/,
  );
  await site.query(
    `insert into cms_public_pages (path, document_id, revision, title, seo, blocks, published_at)
       values ('${path}', gen_random_uuid(), 1, 'T', '${JSON.stringify(seo)}', '[]', now())`,
  );
  const { pages } = await site.open();
  expect(await pages.page(path)).toBeUndefined();
  expect((await pages.paths()).has(path)).toBe(false);
  expect((await pages.indexable()).map((each) => each.path)).not.toContain(path);
  expect((await pages.allSearchable()).map((each) => each.path)).not.toContain(path);
});
