import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { readClientFiles } from './client-files.server.ts';
import { PUBLIC, startEdge } from '#tests/support/test-edge.ts';

/** Headers of every response; policies of documents are tested separately. */
const ON_EVERY_RESPONSE = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': expect.stringContaining('max-age=31536000'),
  'x-robots-tag': 'noindex',
  'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
};
const ON_EVERY_PAGE = {
  ...ON_EVERY_RESPONSE,
  'content-security-policy': expect.stringContaining("default-src 'self'"),
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Responds with a page to every path, and with other responses to some. */
async function application(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === '/moved') return Response.redirect(new URL('/new', request.url), 308);
  if (pathname === '/missing') return new Response('nothing here', { status: 404 });
  if (pathname === '/throws') throw new Error('secret reason');
  if (request.method === 'POST') return new Response(`got ${(await request.text()).length}`);
  return new Response(`<h1>${pathname}</h1>`.repeat(100), { headers: PUBLIC });
}

async function buildFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-client-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  const script = 'export const answer = 42;';
  await writeFile(join(folder, 'assets', 'app-Ab12.js'), script);
  await writeFile(join(folder, 'assets', 'app-Ab12.js.gz'), gzipSync(`${script}//gz`));
  await writeFile(join(folder, 'robots here.txt'), 'User-agent: *');
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'server.map'), 'not for browsers');
  return folder;
}

test('sends security headers and a request id with every kind of response', async () => {
  const media = async (path: string) =>
    path === 'a.svg'
      ? { contents: Buffer.from('<svg/>'), contentType: 'image/svg+xml' }
      : undefined;
  const { ask } = await startEdge({
    render: application,
    media,
    clientFiles: await readClientFiles(await buildFolder()),
    limits: [{ method: 'POST', path: '/limited', points: 1, duration: 60 }],
  });
  await ask('/limited', { method: 'POST' });
  const pages: [string, number, Parameters<typeof ask>[1]?][] = [
    ['/fresh', 200],
    ['/fresh', 200], // from memory
    ['/favicon.svg', 200],
    ['/moved', 308],
    ['/missing', 404],
    ['/media/none.svg', 404],
    ['/submit', 413, { method: 'POST', body: 'x'.repeat(1_001) }],
    ['/limited', 429, { method: 'POST' }],
    ['/throws', 500],
    ['/healthz', 200],
    ['/readyz', 200],
    ['/no-method', 200, { method: 'DELETE' }],
  ];
  const ids = new Set<unknown>();
  for (const [path, status, asked] of pages) {
    const answer = await ask(path, asked);
    expect([path, answer.status]).toEqual([path, status]);
    expect(answer.headers, path).toMatchObject(ON_EVERY_PAGE);
    ids.add(answer.headers['x-request-id']);
  }
  expect(ids.size).toBe(pages.length);
  const picture = await ask('/media/a.svg');
  expect(picture.headers).toMatchObject(ON_EVERY_RESPONSE);
  expect(picture.headers['content-security-policy']).toContain('sandbox');
  expect((await ask('/assets/app-Ab12.js')).headers).toMatchObject(ON_EVERY_RESPONSE);
});

test('serves a document from memory after the first request, with the same headers and body', async () => {
  const render = vi.fn<typeof application>(application);
  const { ask, edge } = await startEdge({ render });
  const [first, second] = [await ask('/page'), await ask('/page?utm_source=mail')];
  expect(render).toHaveBeenCalledOnce();
  const { 'x-request-id': _, date: __, connection: ___, ...headers } = first.headers;
  expect(second.headers).toMatchObject(headers);
  expect(second.body).toBe(first.body);
  edge.cache.expire();
  await ask('/page');
  expect(render).toHaveBeenCalledTimes(2);
});

test('sends a document in the best accepted encoding, rendered and from memory', async () => {
  const { ask } = await startEdge({ render: application });
  const plain = (await ask('/page')).body;
  for (const path of ['/page', '/fresh-br']) {
    const answer = await ask(path, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['content-length']).toBe(String(answer.bytes.length));
    expect(brotliDecompressSync(answer.bytes).toString()).toContain('<h1>');
  }
  const zipped = await ask('/page', { headers: { 'Accept-Encoding': 'gzip, br;q=0' } });
  expect(gunzipSync(zipped.bytes).toString()).toBe(plain);
  expect(zipped.headers['vary']).toContain('Accept-Encoding');
});

test('responds to HEAD with the headers of GET: rendered, from memory, and for a file', async () => {
  const clientFiles = await readClientFiles(await buildFolder());
  const { ask } = await startEdge({ render: application, clientFiles });
  expect((await ask('/page', { method: 'HEAD' })).status).toBe(200);
  for (const path of ['/page', '/favicon.svg']) {
    const [get, head] = [await ask(path), await ask(path, { method: 'HEAD' })];
    expect([head.status, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers['content-type']).toBe(get.headers['content-type']);
    expect(head.headers['etag']).toBe(get.headers['etag']);
  }
});

test('returns 304 without a body when the client has the document or file', async () => {
  const clientFiles = await readClientFiles(await buildFolder());
  const { ask } = await startEdge({ render: application, clientFiles });
  for (const path of ['/page', '/assets/app-Ab12.js']) {
    const etag = (await ask(path)).headers['etag'] ?? '';
    for (const tags of [etag, `"other", ${etag}`]) {
      const again = await ask(path, { headers: { 'If-None-Match': tags } });
      expect([again.status, again.body]).toEqual([304, '']);
      expect(again.headers).toMatchObject({ etag, 'cache-control': expect.any(String) });
      expect(again.headers).not.toHaveProperty('content-length');
    }
    expect((await ask(path, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  }
});

test('serves build files in their encodings, immutable only below /assets/', async () => {
  const clientFiles = await readClientFiles(await buildFolder());
  const render = vi.fn<typeof application>(async () => new Response('', { status: 404 }));
  const { ask } = await startEdge({ render, clientFiles });
  const zipped = await ask('/assets/app-Ab12.js', { headers: { 'Accept-Encoding': 'br, gzip' } });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.bytes).toString()).toBe('export const answer = 42;//gz');
  expect(zipped.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await ask('/assets/app-Ab12.js')).body).toBe('export const answer = 42;');
  expect((await ask('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  expect((await ask('/robots%20here.txt')).body).toBe('User-agent: *');
  expect(render).not.toHaveBeenCalled();
  for (const path of ['/server.map', '/assets/app-Ab12.js.gz', '/assets/gone.js'])
    expect((await ask(path)).status, path).toBe(404);
});

test('returns 500 without the reason, or the last good copy, when the application throws', async () => {
  const error = vi.fn<() => void>();
  let isBroken = false;
  const { ask, edge } = await startEdge({
    render: async (request) => {
      if (isBroken) throw new Error('secret reason');
      return application(request);
    },
    log: { ...silentLogger, error },
  });
  const good = await ask('/page');
  isBroken = true;
  edge.cache.expire();
  expect(await ask('/page')).toMatchObject({ status: 200, body: good.body });
  const failed = await ask('/other');
  expect(failed.status).toBe(500);
  expect(failed.body).toBe('Something went wrong. Please try again.');
  expect(failed.headers['cache-control']).toBe('no-store');
  expect(error).toHaveBeenCalledWith(
    expect.objectContaining({ requestId: failed.headers['x-request-id'] }),
    expect.any(String),
  );
});

test('returns 503 for readiness while a part is not ready', async () => {
  const { ask } = await startEdge({ readiness: async () => ({ database: true, queue: false }) });
  const answer = await ask('/readyz');
  expect(answer.status).toBe(503);
  expect(JSON.parse(answer.body)).toEqual({ ready: false, database: true, queue: false });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('shows gauges with readiness, and fails the health check when a restart is needed', async () => {
  let isAlive = true;
  const pool = { total: 3, idle: 1, waiting: 0 };
  const { ask } = await startEdge({ gauges: () => ({ pool }), isAlive: () => isAlive });
  expect(JSON.parse((await ask('/readyz')).body)).toEqual({ ready: true, database: true, pool });
  expect(await ask('/healthz')).toMatchObject({ status: 200, body: 'ok' });
  isAlive = false;
  expect(await ask('/healthz')).toMatchObject({ status: 503, body: 'restart needed' });
});

test('sends one Content-Length when the application sets its own', async () => {
  const headers = { ...PUBLIC, 'Content-Length': '5' };
  const { ask } = await startEdge({ render: async () => new Response('hello', { headers }) });
  for (let n = 0; n < 2; n += 1)
    expect(await ask('/')).toMatchObject({ status: 200, body: 'hello' });
});
