import { expect, test } from '#tests/support/server-fixture.ts';

/** Feeds, and the XML of feeds and sitemap. head.spec.ts checks what the sitemap lists. */

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
