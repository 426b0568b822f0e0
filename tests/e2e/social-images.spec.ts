import sharp from 'sharp';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '#tests/support/server-fixture.ts';
import { POST, STORY } from './support/public-pages.ts';

/** The link preview images, whose URL changes with the page. */

const nameOf = (path: string) => `${path.slice(1) || 'home'}.png`;

/** The redirect target for an outdated digest. */
async function currentAddress(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(`/social/0/${nameOf(path)}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()['cache-control']).toBe('no-store');
  return answer.headers()['location'] ?? '';
}

const PAGES = ['/', '/services/crm-implementation', '/ai-quotient', '/insights'];

test('each kind of page has an immutable image of 1200 by 630', async ({ request }) => {
  for (const path of [...PAGES, '/insights/success-stories', STORY, POST]) {
    const address = await currentAddress(request, path);
    expect(address).toMatch(new RegExp(`^/social/[0-9a-f]{16}/${nameOf(path)}$`));
    const [first, second] = [await request.get(address), await request.get(address)];
    expect(first.status()).toBe(200);
    expect(first.headers()).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(first.headers()['content-encoding']).toBeUndefined();
    const png = await first.body();
    expect(png.length).toBeLessThan(80_000);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(png.equals(await second.body())).toBe(true);
  }
});

test('every page has a different image', async ({ request }) => {
  const paths = ['/about', '/contact', '/b2b', '/saas', '/privacy', '/terms'];
  const addresses = await Promise.all(paths.map((path) => currentAddress(request, path)));
  const pictures = await Promise.all(
    addresses.map(async (address) => (await (await request.get(address)).body()).toString('hex')),
  );
  expect(new Set(pictures).size).toBe(paths.length);
});

test('returns 404 for the image of an unknown page and for other file types', async ({
  request,
}) => {
  for (const name of [
    'nope.png',
    'insights/nope.png',
    'insights/success-stories/nope.png',
    'admin.png',
    'about.jpg',
    'about',
    '..%2F..%2Fsecret.png',
    'a%00.png',
  ]) {
    const answer = await request.get(`/social/0123456789abcdef/${name}`, { maxRedirects: 0 });
    expect(answer.status(), name).toBe(404);
    expect(answer.headers()['cache-control']).toBe('no-store');
  }
});

test('HEAD returns the same headers', async ({ request }) => {
  const answer = await request.head(await currentAddress(request, '/about'));
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('image/png');
});
