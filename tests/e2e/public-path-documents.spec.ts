import { BRAND } from '#content/brand.ts';
import { expect, test } from '#tests/support/server-fixture.ts';
import { elementsOf, parseHtml, rawTextOf as textOf } from '#tests/support/html.ts';
import { PUBLIC_PAGES, UNKNOWN } from './support/public-pages.ts';
import { mailTo } from './support/mails.ts';
import { post, send } from './support/raw-request.ts';
import { newAddress } from './support/posting.ts';

/** Documents as sent over the network. */

const headingOf = (html: string) => elementsOf(parseHtml(html), 'h1').map(textOf).join();

const SHARED = PUBLIC_PAGES.filter((page) => page !== '/newsletter');

test('every kind of page is cached with one ETag and supports 304', async ({ site }) => {
  for (const path of SHARED) {
    const first = await send(site.url, { path });
    const second = await send(site.url, { path });
    expect.soft(first.status, path).toBe(200);
    expect.soft(first.headers['etag'], path).toMatch(/^(W\/)?".+"$/);
    expect.soft(second.headers['etag'], path).toBe(first.headers['etag']);
    expect.soft(second.text, path).toBe(first.text);
    expect.soft(second.headers['cache-control'], path).toContain('public');

    const known = { 'If-None-Match': first.headers['etag']! };
    const unchanged = await send(site.url, { path, headers: known });
    expect.soft(unchanged.status, path).toBe(304);
    expect.soft(unchanged.bytes, path).toHaveLength(0);
    expect.soft(unchanged.headers['etag'], path).toBe(first.headers['etag']);
    const changed = await send(site.url, { path, headers: { 'If-None-Match': '"another"' } });
    expect.soft(changed.status, path).toBe(200);
  }
});

test('every kind of page has the same content in every encoding', async ({ site }) => {
  for (const path of SHARED) {
    const plain = await send(site.url, { path });
    expect.soft(plain.headers['content-encoding'], path).toBeUndefined();
    for (const encoding of ['br', 'gzip']) {
      const packed = await send(site.url, { path, headers: { 'Accept-Encoding': encoding } });
      const about = `${path} as ${encoding}`;
      expect.soft(packed.headers['content-encoding'], about).toBe(encoding);
      expect.soft(packed.headers['vary'], about).toContain('Accept-Encoding');
      expect.soft(packed.headers['content-length'], about).toBe(String(packed.bytes.length));
      expect.soft(packed.bytes.length, about).toBeLessThan(plain.bytes.length / 2);
      expect.soft(packed.text, about).toBe(plain.text);
    }
    const headers = { 'Accept-Encoding': 'br;q=0, gzip;q=0.0' };
    const refused = await send(site.url, { path, headers });
    expect.soft(refused.headers['content-encoding'], path).toBeUndefined();
  }
});

test('HEAD of every kind of page returns the headers of GET without a body', async ({ site }) => {
  for (const path of SHARED) {
    const get = await send(site.url, { path });
    const head = await send(site.url, { path, method: 'HEAD' });
    expect.soft(head.status, path).toBe(200);
    expect.soft(head.bytes, path).toHaveLength(0);
    for (const name of ['etag', 'content-type', 'content-length', 'content-security-policy'])
      expect.soft(head.headers[name], `${path} ${name}`).toBe(get.headers[name]);
  }
});

test('unknown parameters return the same cached document', async ({ site }) => {
  // The first query finds out which queries have redirects.
  await send(site.url, { path: '/?first=1' });
  const { headers } = await send(site.url, { path: '/' });
  for (const path of ['/?utm_source=mail&gclid=1', '/?anything=1', '/?page=2&category=x']) {
    const answer = await send(site.url, { path });
    expect(answer.headers['etag'], path).toBe(headers['etag']);
    expect(answer.headers['cache-status'], path).toBe('Edge; hit');
  }
});

test('returns 404 with the not-found page and links for an unknown path', async ({ page }) => {
  const answer = await page.goto(UNKNOWN);
  expect(answer!.status()).toBe(404);
  expect(answer!.headers()['cache-control']).toBe('no-store');
  await expect(page).toHaveTitle(`Page not found | ${BRAND.shortName}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Insights' })).toHaveAttribute('href', '/insights');
  await main.getByRole('link', { name: 'Home page' }).click();
  await expect(page).toHaveURL('/');
});

test('returns 404 for an unknown article and an unknown story', async ({ request }) => {
  for (const path of ['/insights/no-such-article', '/insights/success-stories/no-such-story']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(headingOf(await answer.text()), path).toBe('Page not found');
  }
});

test('tabs from before documents are led to one, and what they post is stored', async ({
  site,
}) => {
  for (const [path, document] of [
    ['/_.data', '/'],
    ['/insights.data?page=2&_routes=site%2Finsights%2Finsights', '/insights?page=2'],
    ['/nope.data', '/nope'],
  ] as const) {
    const { status, headers } = await send(site.url, { path });
    expect([status, headers['x-remix-redirect']], path).toEqual([204, document]);
    expect(headers['x-remix-reload-document']).toBe('true');
  }
  const email = newAddress();
  const posted = await post(site.url, '/newsletter.data', { email });
  expect(posted.status).toBe(204);
  expect(posted.headers['x-remix-redirect']).toMatch(/^\/newsletter/);
  await mailTo(site.mailFolder, email);
});

test('a missing file of the build is stored nowhere', async ({ site }) => {
  const { status, headers } = await send(site.url, { path: '/assets/gone-AbCd1234.js' });
  expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
});

test('redirects a trailing slash to the page', async ({ request }) => {
  for (const path of ['/insights/', '/book-audit/', '/insights/success-stories/']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(headingOf(await answer.text()), path).not.toBe('Page not found');
  }
});

test('returns 404 for a path that looks like another host', async ({ site }) => {
  for (const path of ['//evil.example', '//evil.example/insights'])
    expect((await send(site.url, { path })).status, path).toBe(404);
});
