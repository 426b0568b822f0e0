import { expect, test } from 'vitest';
import { type MediaResult, mediaResponse } from './media-response.server.ts';

const picture: MediaResult = { contents: Buffer.from('bytes'), contentType: 'image/webp' };

const ask = (
  answer: MediaResult | undefined,
  { path = '/media/a.webp', headers = {} }: { path?: string; headers?: HeadersInit } = {},
) => mediaResponse(new Request(`http://localhost${path}`, { headers }), async () => answer);

test('sends a file with its type, a cache time of an hour and a sandbox policy', async () => {
  const response = await ask(picture);
  expect([response.status, await response.text()]).toEqual([200, 'bytes']);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
  });
});

test('returns 304 until the file changes', async () => {
  const etag = (await ask(picture)).headers.get('etag')!;
  const headers = { 'If-None-Match': `"other", ${etag}` };
  const again = await ask(picture, { headers });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect(again.headers.get('etag')).toBe(etag);
  const replaced = await ask({ ...picture, contents: Buffer.from('other') }, { headers });
  expect([replaced.status, await replaced.text()]).toEqual([200, 'other']);
});

test('caches a provisional file for a minute', async () => {
  const response = await ask({ ...picture, isProvisional: true });
  expect(response.headers.get('cache-control')).toBe('public, max-age=60');
});

test('sends an error as uncached plain text with Retry-After', async () => {
  const refusal = { contents: Buffer.from('Later.'), contentType: 'text/plain', status: 503 };
  const response = await ask({ ...refusal, retryAfter: 5 });
  expect([response.status, await response.text()]).toEqual([503, 'Later.']);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=UTF-8',
    'retry-after': '5',
  });
  expect((await ask(refusal)).headers.has('retry-after')).toBe(false);
  const missing = await ask(undefined);
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('passes the decoded path and the query to the source', async () => {
  const asked: [string, string][] = [];
  const source = async (path: string, query?: URLSearchParams) => {
    asked.push([path, String(query)]);
    return picture;
  };
  for (const path of ['/media/a%20b/%C3%BC.webp?width=400&x=%20', '/media/broken%E0.webp'])
    await mediaResponse(new Request(`http://localhost${path}`), source);
  expect(asked).toEqual([
    ['a b/ü.webp', 'width=400&x=+'],
    ['broken%E0.webp', ''],
  ]);
});
