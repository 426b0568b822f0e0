import type { APIRequestContext } from '@playwright/test';
import { expect, type Site, startSite, test } from '#tests/support/server-fixture.ts';
import { SITE_PATHS } from './support/site-paths.ts';

/** The sitemap, robots.txt and feeds. */

let production: Site;
test.beforeAll(async () => {
  production = await startSite({ env: { SITE_ENV: 'production' } });
});
test.afterAll(() => production.stop());

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

test('both feeds contain the newest articles in full, with absolute URLs', async ({
  request,
  site,
}) => {
  const json = (await (await request.get('/feed.json')).json()) as {
    feed_url: string;
    items: { url: string; title: string; content_html: string; date_published?: string }[];
  };
  expect(json.feed_url).toBe(`${site.url}/feed.json`);
  expect(json.items.length).toBeGreaterThan(5);
  for (const { url, content_html } of json.items) {
    expect((await request.get(url)).status()).toBe(200);
    expect(content_html.length).toBeGreaterThan(500);
    expect(content_html).not.toMatch(/(?:href|src)="\/(?!\/)/);
  }
  const dates = json.items.flatMap(({ date_published }) => date_published ?? []);
  expect(dates).toEqual(dates.toSorted().toReversed());
  const answer = await request.get('/feed.xml');
  expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const links = [
    ...(await answer.text()).matchAll(/<item>\n<title>[^<]*<\/title>\n<link>([^<]*)/g),
  ];
  expect(links.map(([, link]) => link)).toEqual(json.items.map(({ url }) => url));
});

test('the XML is well-formed', async ({ page, request }) => {
  for (const path of ['/sitemap.xml', '/feed.xml']) {
    const xml = await (await request.get(path)).text();
    await page.goto('/about');
    const mistake = await page.evaluate(
      (text) =>
        new DOMParser().parseFromString(text, 'application/xml').querySelector('parsererror')
          ?.textContent,
      xml,
    );
    expect(mistake, path).toBeUndefined();
  }
});
