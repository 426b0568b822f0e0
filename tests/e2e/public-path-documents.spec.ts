import { expect, test } from '#tests/support/server-fixture.ts';
import { visit } from './support/application.ts';
import { PUBLIC_PAGES, UNKNOWN } from './support/public-pages.ts';
import { send } from './support/raw-request.ts';

/** The documents themselves, as they come over the wire. */

for (const path of PUBLIC_PAGES.filter((page) => page !== '/newsletter')) {
  test(`${path} answers from memory with one ETag, and 304 to who has it`, async ({ site }) => {
    const first = await send(site.url, { path });
    const second = await send(site.url, { path });
    expect(first.status).toBe(200);
    expect(first.headers['etag']).toMatch(/^(W\/)?".+"$/);
    expect(second.headers['etag']).toBe(first.headers['etag']);
    expect(second.text).toBe(first.text);
    expect(second.headers['cache-control']).toContain('public');

    const known = { 'If-None-Match': first.headers['etag']! };
    const unchanged = await send(site.url, { path, headers: known });
    expect(unchanged.status).toBe(304);
    expect(unchanged.bytes).toHaveLength(0);
    expect(unchanged.headers['etag']).toBe(first.headers['etag']);
    const changed = await send(site.url, { path, headers: { 'If-None-Match': '"another"' } });
    expect(changed.status).toBe(200);
  });

  test(`${path} has the same content in every encoding`, async ({ site }) => {
    const plain = await send(site.url, { path });
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const encoding of ['br', 'gzip']) {
      const headers = { 'Accept-Encoding': encoding };
      const packed = await send(site.url, { path, headers });
      expect(packed.headers['content-encoding']).toBe(encoding);
      expect(packed.headers['vary']).toContain('Accept-Encoding');
      expect(packed.headers['content-length']).toBe(String(packed.bytes.length));
      expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2);
      expect(packed.text).toBe(plain.text);
    }
    const refused = await send(site.url, {
      path,
      headers: { 'Accept-Encoding': 'br;q=0, gzip;q=0.0' },
    });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  test(`HEAD of ${path} answers like GET, without the page`, async ({ site }) => {
    const get = await send(site.url, { path });
    const head = await send(site.url, { path, method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.bytes).toHaveLength(0);
    for (const name of ['etag', 'content-type', 'content-length', 'content-security-policy'])
      expect(head.headers[name], name).toBe(get.headers[name]);
  });
}

test('parameters that no page reads lead to the same document, from memory', async ({ site }) => {
  const { headers } = await send(site.url, { path: '/' });
  for (const path of ['/?utm_source=mail&gclid=1', '/?anything=1', '/?page=2&category=x']) {
    const answer = await send(site.url, { path });
    expect(answer.headers['etag'], path).toBe(headers['etag']);
    expect(answer.headers['cache-status'], path).toBe('Cadron; hit');
  }
});

test('an unknown path answers 404 with the not-found page and ways on', async ({ page }) => {
  const answer = await page.goto(UNKNOWN);
  expect(answer!.status()).toBe(404);
  expect(answer!.headers()['cache-control']).toBe('no-store');
  await expect(page).toHaveTitle('Page not found | Cadron Growth Partners');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Insights' })).toHaveAttribute('href', '/insights');
  await main.getByRole('link', { name: 'Home page' }).click();
  await expect(page).toHaveURL('/');
});

test('an unknown article and an unknown story answer 404 too', async ({ page }) => {
  for (const path of ['/insights/no-such-article', '/insights/success-stories/no-such-story']) {
    expect((await page.goto(path))!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  }
});

test('the data of an unknown page answers 404 and is not kept', async ({ site }) => {
  for (const path of ['/nope.data', '/insights/no-such-article.data']) {
    const answer = await send(site.url, { path });
    expect(answer.status).toBe(404);
    expect(answer.headers['cache-control']).toContain('no-store');
    expect(answer.text).not.toContain('<html');
  }
});

test('a slash at the end of a known address leads to its page', async ({ page }) => {
  for (const path of ['/insights/', '/book-audit/', '/insights/success-stories/']) {
    expect((await page.goto(path))!.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
  }
});

const STRANGE = [
  '/%',
  '/%00',
  '/%ff',
  '/..%2f',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '//',
  '///',
  '//evil.example',
  '//evil.example/insights',
  '//evil.example/',
  '//evil.example:99999/',
  '/\\evil.example',
  `/${'a'.repeat(8_192)}`,
  '/insights/%F0%9F',
  '/insights/%E0%A4%A.data',
  '/insights?category=%',
  '/insights?page=-1',
  '/insights?page=99999999999999999999',
  `/insights?category=${'x'.repeat(5_000)}`,
  '/insights.data?_routes=bogus',
  '/media/%',
  '/media/../../../etc/passwd',
  '/assets/%',
  '/__proto__',
  '/constructor.data',
  '/newsletter/confirm?token=%',
];

for (const path of STRANGE) {
  test(`${path.slice(0, 40)} is no reason to fail, nor to lead elsewhere`, async ({ site }) => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const answer = await send(site.url, { path, method });
      expect(answer.status, method).toBeLessThan(500);
      expect(answer.headers['location'] ?? '', method).not.toContain('evil');
      expect(answer.text, method).not.toContain('root:');
    }
  });
}

test('an address that only looks like another host is an unknown page', async ({ site }) => {
  for (const path of ['//evil.example', '//evil.example/insights'])
    expect((await send(site.url, { path })).status, path).toBe(404);
});

test('a known page stays as it is after all of these were asked for', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/From AI pilots\s*to profit/);
});
