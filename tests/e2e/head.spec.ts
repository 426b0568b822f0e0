import type { APIRequestContext } from '@playwright/test';
import { BRAND } from '#content/brand.ts';
import { expect, type Site, startSite, test } from '#tests/support/server-fixture.ts';
import { type ReadHead, readHead } from './support/head.ts';
import { elementsOf, parseHtml, rawTextOf as textOf } from '#tests/support/html.ts';
import { POST, SITE_PATHS, STORY, UNKNOWN } from './support/public-pages.ts';
import { sampleOf } from '#tests/support/tier.ts';

/** The head and structured data of every page, and what the sitemap lists (docs/specification.md, sections 3 and 9). */

// Most tests read every page of this site, which renders each only once.
let production: Site;
test.beforeAll(async () => {
  production = await startSite({ env: { SITE_ENV: 'production' } });
});
test.afterAll(() => production.stop());

async function articlesOf(request: APIRequestContext, origin: string): Promise<string[]> {
  const feed = (await (await request.get(`${origin}/feed.json`)).json()) as {
    items: { url: string }[];
  };
  return feed.items.map(({ url }) => new URL(url).pathname);
}

const PRIVATE = /^\/(vistage|newsletter|forms|search|ai-quotient\/assessment)(\/|$)/;

test('every page has one title and canonical, and only indexable pages allow indexing', async ({
  request,
}) => {
  const site = production;
  const paths = sampleOf([...new Set([...SITE_PATHS, ...(await articlesOf(request, site.url))])]);
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const path of paths) {
    const { status, headers, ...head } = await readHead(request, site.url + path);
    expect(head.titles, path).toHaveLength(1);
    for (const [name, values] of head.meta) expect(values, `${path} ${name}`).toHaveLength(1);
    const isListed = status === 200 && !PRIVATE.test(path);
    const robots = head.meta.get('robots')?.[0] ?? '';
    expect(robots.startsWith('noindex'), `${path}: ${robots}`).toBe(!isListed);
    expect(headers['x-robots-tag']?.startsWith('noindex') ?? false, path).toBe(!isListed);
    if (!isListed) continue;

    const title = head.titles[0]!;
    const description = head.meta.get('description')![0]!;
    expect.soft(title.length, `${path}: ${title}`).toBeLessThanOrEqual(110);
    expect.soft(description.length, path).toBeGreaterThan(50);
    expect(titles.get(title), `${path} has the title of another page`).toBeUndefined();
    expect(descriptions.get(description), `${path} has another's description`).toBeUndefined();
    titles.set(title, path);
    descriptions.set(description, path);
    expect(head.links.get('canonical'), path).toEqual([site.url + (path === '/' ? '/' : path)]);
    for (const [property, value] of [
      ['og:title', title],
      ['og:description', description],
      ['og:url', site.url + path],
      ['og:site_name', BRAND.name],
      ['twitter:card', 'summary_large_image'],
    ] as const)
      expect(head.meta.get(property), `${path} ${property}`).toEqual([value]);
    expect(head.meta.get('og:image')?.[0], path).toMatch(new RegExp(`^${site.url}/.+\\.png$`));
    expect(head.links.get('alternate application/rss+xml'), path).toEqual(['/feed.xml']);
  }
});

test('pages of a list have their own canonical; campaign parameters do not', async ({
  request,
  site,
}) => {
  const canonical = async (path: string) =>
    (await readHead(request, site.url + path)).links.get('canonical');
  expect(await canonical('/services?utm_source=mail&gclid=1')).toEqual([`${site.url}/services`]);
  expect(await canonical('/insights?archive=1&utm_source=x')).toEqual([`${site.url}/insights`]);
  const part = '/insights?category=CRM+Implementation';
  expect(await canonical(part)).toEqual([site.url + part]);
  const industry = '/insights/success-stories?industry=Manufacturing';
  expect(await canonical(industry)).toEqual([site.url + industry]);
  expect(await canonical('/insights/success-stories?industry=manu')).toEqual([
    `${site.url}/insights/success-stories`,
  ]);
});

test('outside of production, meta tag and header forbid indexing', async ({ request, site }) => {
  for (const path of ['/', POST, UNKNOWN, '/robots.txt', '/favicon.svg', '/healthz']) {
    const { headers, meta, html } = await readHead(request, site.url + path);
    expect(headers['x-robots-tag'], path).toBe('noindex');
    if (html.startsWith('<!doctype')) expect(meta.get('robots'), path).toEqual(['noindex']);
  }
});

test('an unknown page is a 404 with noindex', async ({ request }) => {
  const site = production;
  for (const path of [UNKNOWN, '/insights/nope', '/insights/success-stories/nope', '/admin/nope']) {
    const head = await readHead(request, site.url + path);
    if (path.startsWith('/admin')) expect(head.status).toBe(302);
    else expect(head.status, path).toBe(404);
    expect(head.headers['x-robots-tag'], path).toContain('noindex');
  }
});

/** The types of a page's JSON-LD entities, in order. */
const typesOf = ({ entities }: ReadHead) => entities.flatMap((entity) => entity['@type']);
const entityOf = (head: ReadHead, type: string) =>
  head.entities.find((entity) => [entity['@type']].flat().includes(type))!;

/** The properties that Google's structured data documentation requires or recommends. */
const PROPERTIES: Record<string, readonly string[]> = {
  ProfessionalService: ['name', 'url', 'logo', 'address', 'description', 'sameAs', 'image'],
  WebSite: ['name', 'url', 'publisher'],
  Service: ['name', 'description', 'provider', 'areaServed', 'url'],
  BlogPosting: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  Article: ['headline', 'image', 'author', 'publisher'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'hiringOrganization',
    'jobLocation',
    'employmentType',
  ],
};

test('every page except the home page has breadcrumbs with valid links', async ({ request }) => {
  const site = production;
  const known = new Set<string>();
  for (const path of SITE_PATHS.filter((each) => !PRIVATE.test(each) || each === '/vistage')) {
    const head = await readHead(request, site.url + path);
    const steps = (entityOf(head, 'BreadcrumbList')?.['itemListElement'] ?? []) as {
      position: number;
      name: string;
      item: string;
    }[];
    if (path === '/' || head.status !== 200) {
      expect(steps, path).toEqual([]);
      continue;
    }
    expect(steps.length, path).toBeGreaterThanOrEqual(2);
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps[0]!.item).toBe(`${site.url}/`);
    expect(steps.at(-1)!.item, path).toBe(site.url + path);
    for (const { item, name } of steps) {
      expect(name, path).not.toBe('');
      if (!known.has(item)) expect((await request.get(item)).status(), item).toBe(200);
      known.add(item);
    }
  }
});

const TYPES: Record<string, readonly string[]> = {
  '/': ['Organization', 'ProfessionalService', 'WebSite'],
  '/services/ai-enablement': ['BreadcrumbList', 'Service'],
  [POST]: ['BlogPosting', 'BreadcrumbList'],
  [STORY]: ['Article', 'BreadcrumbList'],
  '/about': ['BreadcrumbList'],
  '/about/senior-analyst': ['BreadcrumbList', 'JobPosting'],
  '/playbooks/hubspot-executive-cheatsheet': ['BreadcrumbList', 'FAQPage'],
};

test('each kind of page has complete structured data', async ({ request, site }) => {
  for (const [path, types] of Object.entries(TYPES)) {
    const head = await readHead(request, site.url + path);
    const found = typesOf(head).filter((type) => types.includes(String(type)));
    expect.soft(found, path).toEqual(types);
    for (const [type, properties] of Object.entries(PROPERTIES)) {
      const entity = entityOf(head, type);
      for (const property of entity ? properties : [])
        expect.soft(entity[property], `${path} ${type} ${property}`).toBeTruthy();
    }
  }
});

test('FAQ and job data are only on their pages, and there are no self-ratings', async ({
  request,
}) => {
  const site = production;
  for (const path of SITE_PATHS) {
    const head = await readHead(request, site.url + path);
    const faq = (entityOf(head, 'FAQPage')?.['mainEntity'] ?? []) as { name: string }[];
    const asked = elementsOf(parseHtml(head.html), 'summary').flatMap((summary) =>
      elementsOf(summary, 'h3').map(textOf),
    );
    expect(faq.map(({ name }) => name).toSorted(), path).toEqual(asked.toSorted());
    const isPosition = /^\/about\/./.test(path);
    expect(Boolean(entityOf(head, 'JobPosting')), path).toBe(isPosition);
    expect(JSON.stringify(head.entities), path).not.toMatch(/"(Aggregate)?Rating"|"Review"/);
  }
});

/** Whether the page exists and may be indexed. */
async function isIndexable(request: APIRequestContext, address: string): Promise<boolean> {
  const answer = await request.get(address);
  return (
    answer.status() === 200 && !/<meta name="robots" content="noindex/.test(await answer.text())
  );
}

async function sitemapPaths(request: APIRequestContext, origin: string): Promise<string[]> {
  const answer = await request.get(`${origin}/sitemap.xml`);
  expect(answer.headers()['content-type']).toBe('application/xml; charset=utf-8');
  const urls = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url!);
  expect(urls.filter((url) => !url.startsWith(`${origin}/`))).toEqual([]);
  return urls.map((url) => new URL(url).pathname);
}

test('the sitemap lists exactly the indexable pages', async ({ request }) => {
  const { url: origin } = production;
  const listed = await sitemapPaths(request, origin);
  expect(new Set(listed).size).toBe(listed.length);
  const archive = await (await request.get(`${origin}/insights`)).text();
  const articles = [...archive.matchAll(/href="(\/insights\/[\w-]+)"/g)].map(([, path]) => path!);
  const known = new Set([...SITE_PATHS, ...articles, ...listed]);
  const expected: string[] = [];
  for (const path of known) if (await isIndexable(request, origin + path)) expected.push(path);
  expect(listed.toSorted()).toEqual(expected.toSorted());
  expect(listed).not.toContain('/vistage');
});

test('robots.txt names the sitemap in production and excludes no page', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toMatch(/^User-agent: \*$/m);
  expect(text).not.toContain('Sitemap');
  const there = await request.get(`${production.url}/robots.txt`);
  expect(await there.text()).toContain(`Sitemap: ${production.url}/sitemap.xml`);
  expect(there.headers()['x-robots-tag']).toBeUndefined();
});
