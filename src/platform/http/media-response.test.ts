import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { type MediaResult, mediaResponse, type MediaStream } from './media-response.server.ts';

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

const video: MediaStream = {
  contentType: 'video/mp4',
  bytes: 10,
  hash: 'a'.repeat(64),
  open: async (range) =>
    Readable.from([Buffer.from('0123456789').subarray(range?.first, range && range.last + 1)]),
};

const stream = (headers: HeadersInit = {}, more: Partial<MediaStream> = {}, method = 'GET') =>
  mediaResponse(new Request('http://localhost/media/a.mp4', { headers, method }), async () => ({
    ...video,
    ...more,
  }));

test.each([
  [{}, 200, '0123456789', null],
  [{ Range: 'bytes=2-4' }, 206, '234', 'bytes 2-4/10'],
  [{ Range: 'bytes=-3' }, 206, '789', 'bytes 7-9/10'],
  [{ Range: 'bytes=8-99' }, 206, '89', 'bytes 8-9/10'],
  [{ Range: 'bytes=10-' }, 416, 'The file has no such part.', 'bytes */10'],
  [{ Range: 'bytes=0-1,3-4' }, 200, '0123456789', null],
  [{ Range: 'bytes=2-4', 'If-Range': `"${'a'.repeat(32)}"` }, 206, '234', 'bytes 2-4/10'],
  [{ Range: 'bytes=2-4', 'If-Range': '"other"' }, 200, '0123456789', null],
])('sends for %j a %d', async (headers, status, body, range) => {
  const response = await stream(headers);
  expect([response.status, await response.text()]).toEqual([status, body]);
  expect(response.headers.get('content-range')).toBe(range);
  if (status === 416) return;
  expect(response.headers.get('content-length')).toBe(String(body.length));
  expect(response.headers.get('accept-ranges')).toBe('bytes');
});

test('opens no file for HEAD and for what the client has', async () => {
  let opened = 0;
  const counting: Partial<MediaStream> = { open: async () => (void (opened += 1), undefined) };
  const head = await stream({}, counting, 'HEAD');
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '10']);
  const kept = await stream({ 'If-None-Match': head.headers.get('etag')! }, counting);
  expect([kept.status, opened]).toEqual([304, 0]);
  expect((await stream({}, counting)).status).toBe(404);
});

test('is immutable only at the address of its version, and sniffed never', async () => {
  const immutable = await stream({}, { isImmutable: true, disposition: 'attachment' });
  expect(Object.fromEntries(immutable.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable, no-transform',
    'content-disposition': 'attachment',
    'x-content-type-options': 'nosniff',
  });
  expect((await stream()).headers.get('cache-control')).toContain('max-age=3600');
});
