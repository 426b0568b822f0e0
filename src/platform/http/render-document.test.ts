import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { createDocumentCache } from './document-cache.server.ts';
import { createDocumentAddresses, QUERY_LEFT_OUT } from './document-key.ts';
import { createDocumentRenderer } from './render-document.server.ts';
import { CRAWLER_AGENT } from './request-kind.ts';
import { createRenderGuard } from './render-guard.server.ts';

const PUBLIC = { 'Cache-Control': 'public, max-age=0', 'Content-Type': 'text/html' };

/** Returns a renderer of the given application, with the number of its calls. */
function setUp(application: (request: Request) => Response | Promise<Response>) {
  const cache = createDocumentCache();
  let renderings = 0;
  const render = createDocumentRenderer({
    cache,
    addresses: createDocumentAddresses([]),
    guard: createRenderGuard({ running: 8, waiting: 256, points: 1_000, duration: 60 }, () => 1),
    render: async (request) => {
      renderings++;
      return application(request);
    },
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    render(new Request(`http://site${path}`, { headers }), 'a visitor');
  return { cache, get, renderings: () => renderings };
}

test('caches a public document with equal contents in every encoding', async () => {
  const { cache, get } = setUp(() => new Response('hello', { headers: PUBLIC }));
  expect(await (await get('/')).text()).toBe('hello');
  const kept = cache.fresh('/');
  expect(kept?.bodies.identity.toString()).toBe('hello');
  expect(kept?.headers).toContain('text/html');
});

test('makes a document smaller that visitors use often', async () => {
  const text = readFileSync('docs/ARCHITECTURE.md', 'utf8');
  const { cache, get } = setUp(() => new Response(text, { headers: PUBLIC }));
  await get('/');
  const { bodies } = cache.fresh('/')!;
  const quick = bodies.br!.length;
  for (let uses = 0; uses < 5; uses += 1) cache.fresh('/');
  await vi.waitFor(() => expect(bodies.br!.length).toBeLessThan(0.95 * quick), 60_000);
  expect(brotliDecompressSync(bodies.br!).toString()).toBe(text);
});

test('does not cache a response that is not public, sets a cookie or is not found', async () => {
  const { cache, get } = setUp(({ url }) => {
    if (url.endsWith('/cookie'))
      return new Response('', { headers: { ...PUBLIC, 'Set-Cookie': 'a=b' } });
    if (url.endsWith('/missing')) return new Response('', { status: 404, headers: PUBLIC });
    return new Response('');
  });
  await Promise.all([get('/cookie'), get('/missing'), get('/private')]);
  expect(cache.size().documents).toBe(0);
});

test('keeps what our own crawl reads apart from the last good copies of visitors', async () => {
  const { cache, get, renderings } = setUp(() => new Response('x', { headers: PUBLIC }));
  await get('/', { 'User-Agent': CRAWLER_AGENT });
  await get('/', { 'User-Agent': CRAWLER_AGENT });
  expect(renderings()).toBe(1);
  expect(cache.fresh('/')).toBeDefined();
  expect(cache.stale('/')).toBeUndefined();
});

test('does not cache images', async () => {
  const png = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=31536000' };
  const { cache, get } = setUp(() => new Response('pixels', { headers: png }));
  const answer = await get('/social/a/home.png', { 'Accept-Encoding': 'br, gzip' });
  expect(await answer.text()).toBe('pixels');
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(cache.size()).toEqual({ documents: 0, bytes: 0 });
});

test('renders once for concurrent requests of one document', async () => {
  const { get, renderings } = setUp(() => new Response('x', { headers: PUBLIC }));
  const answers = await Promise.all([get('/'), get('/?utm_source=a'), get('/')]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['x', 'x', 'x']);
  expect(renderings()).toBe(1);
});

test('does not serve a withdrawn document when rendering fails', async () => {
  const answers = [
    () => new Response('text', { headers: PUBLIC }),
    () => new Response('gone', { status: 404 }),
    () => new Response('broken', { status: 503 }),
  ];
  const { cache, get } = setUp(() => answers.shift()!());
  const statuses: number[] = [];
  for (const _ of [1, 2, 3]) {
    statuses.push((await get('/post')).status);
    cache.expire();
  }
  expect(statuses).toEqual([200, 404, 503]);
});

test('passes campaign parameters to a redirect, and counts only the last request', async () => {
  const counted: string[] = [];
  const { get } = setUp(({ url, headers }) => {
    if (!headers.has(QUERY_LEFT_OUT)) counted.push(url);
    return Response.redirect(`http://site/new${new URL(url).search}`);
  });
  const answer = await get('/old?utm_source=talk');
  expect(answer.headers.get('location')).toBe('http://site/new?utm_source=talk');
  await get('/old');
  expect(counted).toEqual(['http://site/old?utm_source=talk', 'http://site/old']);
});

test('renders a redirect once when the address has no extra parameters', async () => {
  const { get, renderings } = setUp(() => Response.redirect('http://site/new'));
  const answer = await get('/old');
  expect(answer.headers.get('location')).toBe('http://site/new');
  expect(renderings()).toBe(1);
});

test('never shares a private response between concurrent requests', async () => {
  const { get } = setUp(({ headers }) => new Response(headers.get('cookie')));
  const answers = await Promise.all([get('/', { cookie: 'ann' }), get('/', { cookie: 'bob' })]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['ann', 'bob']);
});

test('serves the outdated document only when rendering fails', async () => {
  let isDown = false;
  const { cache, get } = setUp(() =>
    isDown ? new Response('', { status: 503 }) : new Response('good', { headers: PUBLIC }),
  );
  await get('/');
  cache.expire();
  expect(cache.fresh('/')).toBeUndefined();
  isDown = true;
  const answer = await get('/');
  expect([answer.status, await answer.text()]).toEqual([200, 'good']);
});

test('treats a document rendered during a change as outdated', async () => {
  const { cache, get } = setUp(async () => {
    cache.expire();
    return new Response('old', { headers: PUBLIC });
  });
  await get('/');
  expect(cache.fresh('/')).toBeUndefined();
});

test('returns 304 without a body when the client has the document', async () => {
  const { get } = setUp(() => new Response('hello', { headers: PUBLIC }));
  const etag = (await get('/')).headers.get('etag')!;
  const again = await get('/', { 'if-none-match': etag });
  expect([again.status, await again.text()]).toEqual([304, '']);
});
