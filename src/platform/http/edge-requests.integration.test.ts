import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createMediaLibrary } from '#src/domains/media/media-library.server.ts';
import { localObjectStore } from '#src/platform/storage/local-object-store.server.ts';
import type { RateLimit } from './rate-limits.server.ts';
import { PUBLIC, startEdge } from '#tests/support/test-edge.ts';

/** Returns the length of a body. */
const count = async (request: Request) =>
  new Response(`${request.method} ${(await request.arrayBuffer()).byteLength}`);

test('serves media with unusual names, and nothing outside the library', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-media-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'secret.svg'), 'secret');
  const library = createMediaLibrary(localObjectStore(folder));
  const names = ['Zürich 🦊.svg', '100% + a#b?c.svg', 'a%2fb.svg', "it's; (so)!.svg"];
  for (const name of names) await library.add(`Two Words/${name}`, Buffer.from(name));
  const media = (path: string) => library.file(path.replace(/^cms_media\//, ''));
  const { ask } = await startEdge({ media });

  for (const { name, url } of await library.list('Two Words')) {
    const answer = await ask(url);
    expect([answer.status, answer.body]).toEqual([200, name]);
    expect(answer.headers['content-type']).toBe('image/svg+xml');
  }
  const within = '/media/cms_media/Two%20Words';
  const odd = [
    '/media/cms_media/..%2fsecret.svg',
    '/media/cms_media/%2e%2e/secret.svg',
    '/media/cms_media/../secret.svg',
    '/media/cms_media/..%5csecret.svg',
    '/media/cms_media/Two%20Words/..%2f..%2fsecret.svg',
    '/media/cms_media/..%252fsecret.svg',
    '/media/cms_media/%2fetc%2fpasswd.svg',
    '/media/cms_media//secret.svg',
    '/media/cms_media/',
    '/media/',
    `${within}/nul%00.svg`,
    `${within}/line%0Abreak.svg`,
    `${within}/zero%E2%80%8Bwidth.svg`,
    `${within}/broken%E0%A4.svg`,
    `${within}/%ZZ.svg`,
    `${within}/%ED%A0%80.svg`,
    `${within}/a.constructor`,
    `${within}/${'n'.repeat(400)}.svg`,
    `${within}/Z%C3%BCrich%20%F0%9F%A6%8A.svg/inner.svg`,
    '/media/cms_media/Two%20Words',
  ];
  for (const path of odd) {
    const answer = await ask(path);
    expect(answer.body, path).not.toContain('secret');
    // Dot segments are resolved before, so the rest of the path is another page.
    if (path.startsWith('/media/cms_media/%2e') || path.includes('/../')) continue;
    expect([path, answer.status]).toEqual([path, 404]);
  }
});

test('returns 404 for a path with two slashes, and never another host', async () => {
  const render = vi.fn<(request: Request) => Promise<Response>>(
    async () => new Response('x', { status: 404 }),
  );
  const { ask, edge } = await startEdge({ render });
  for (const path of ['//elsewhere.example/services', '/%5c%5celsewhere.example', '/a//b'])
    await ask(path, { headers: { Host: 'cadron.example' } });
  const seen = render.mock.calls.map(([request]) => new URL(request.url));
  expect(seen.map(({ host }) => host)).toEqual(Array(3).fill('cadron.example'));
  expect(seen.map(({ pathname }) => pathname.includes('//'))).toEqual(Array(3).fill(false));
  expect(edge.cache.size().documents).toBe(0);
});

test('redirects a trailing slash to its target, else to the path without the slash', async () => {
  const asked: unknown[] = [];
  const { ask } = await startEdge({
    resolveRedirect: async (address) => {
      asked.push(address);
      const to = `/new${address.search}`;
      return address.pathname === '/old' ? { status: 301, to } : undefined;
    },
  });
  const went = async (path: string, init?: Parameters<typeof ask>[1]) => {
    const { status, headers } = await ask(path, init);
    return [status, headers['location'], headers['cache-control']];
  };
  expect(await went('/old/?a=1')).toEqual([301, '/new?a=1', 'no-store']);
  expect(await went('/old/', { method: 'HEAD' })).toEqual([301, '/new', 'no-store']);
  expect(await went('/page/?a=1')).toEqual([308, '/page?a=1', undefined]);
  const isVisit = [true, false, true];
  expect(asked).toMatchObject(isVisit.map((each) => ({ isVisit: each })));
  for (const path of ['/', '/old']) expect((await went(path))[0]).toBe(200);
  expect((await went('/old/', { method: 'POST' }))[0]).toBe(200);
  expect(asked).toHaveLength(3);
});

test('passes a form on with the public origin only when it was posted from there', async () => {
  const siteUrl = 'https://cadron.example';
  const render = async (request: Request) => new Response(`${request.url} ${await request.text()}`);
  const { ask } = await startEdge({ siteUrl, render });
  const post = async (origin: string) => {
    const headers = { Host: 'inner:3000', Origin: origin };
    return (await ask('/a?b=1', { headers, method: 'POST', body: 'form' })).body;
  };
  expect(await post(siteUrl)).toBe('https://cadron.example/a?b=1 form');
  expect(await post('https://evil.example')).toBe('http://inner:3000/a?b=1 form');
});

test.each([
  [0, ['429', '429']],
  [1, ['200', '429']],
])(
  'with %i trusted proxies the limits of two visitors are %j',
  async (trustedProxies, expected) => {
    const limits = [{ method: 'POST' as const, path: '/form*', points: 1, duration: 60 }];
    const { ask } = await startEdge({ limits, trustedProxies, render: count });
    const post = async (forwarded: string) => {
      const headers = { 'X-Forwarded-For': forwarded };
      return String((await ask('/form', { method: 'POST', headers })).status);
    };
    expect(await post('9.9.9.9, 1.1.1.1')).toBe('200');
    // Another visitor according to the proxy; then the first again, with a forged entry before it.
    expect([await post('2.2.2.2'), await post('8.8.8.8, 1.1.1.1')]).toEqual(expected);
  },
);

test('returns 429 with Retry-After, without counting other paths or methods', async () => {
  const limits: RateLimit[] = [
    { method: 'GET', path: '/a', points: 1, duration: 60 },
    { method: 'POST', path: '*', points: 1, duration: 60 },
  ];
  const { ask } = await startEdge({ limits, render: async () => new Response('x') });
  expect((await ask('/a')).status).toBe(200);
  const refused = await ask('/a');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  // HEAD counts as GET, and every other method as POST.
  expect((await ask('/a', { method: 'HEAD' })).status).toBe(429);
  expect((await ask('/b')).status).toBe(200);
  expect((await ask('/a', { method: 'POST' })).status).toBe(200);
  expect((await ask('/a', { method: 'PUT' })).status).toBe(429);
});

test('accepts a body of the maximum size, with and without Content-Length', async () => {
  const { ask } = await startEdge({ render: count });
  const chunked = { 'Transfer-Encoding': 'chunked' };
  for (const headers of [{}, chunked] as Record<string, string>[]) {
    const post = (bytes: number) =>
      ask('/form', { method: 'POST', headers, body: Buffer.alloc(bytes, 'x') });
    expect(await post(1_000)).toMatchObject({ status: 200, body: 'POST 1000' });
    expect((await post(1_001)).status).toBe(413);
    expect((await post(300_000)).status).toBe(413);
  }
});

test('rejects a body that is too large as JSON where the API answers in JSON', async () => {
  const { ask } = await startEdge({ render: count });
  for (const headers of [{}, { 'Transfer-Encoding': 'chunked' }] as Record<string, string>[]) {
    const body = Buffer.alloc(1_001, 'x');
    const refused = await ask('/api/leads/contact', { method: 'POST', headers, body });
    expect([refused.status, refused.headers['content-type']]).toEqual([413, 'application/json']);
    expect(JSON.parse(refused.body)).toEqual({ ok: false, message: expect.any(String) });
    const page = await ask('/newsletter', { method: 'POST', headers, body });
    expect(page.body).toMatch(/^This request is too large\. /);
  }
});

test('rejects a wrong Content-Length and an endless body', async () => {
  const { dial, ask } = await startEdge({ render: count });
  const lying = await dial();
  lying.socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9000000\r\n\r\n');
  await vi.waitFor(() => expect(lying.answer()).toContain(' 413 '));

  const endless = await dial();
  endless.socket.write('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n');
  for (let n = 0; n < 3; n += 1) endless.socket.write(`1f4\r\n${'x'.repeat(500)}\r\n`);
  await vi.waitFor(() => expect(endless.answer()).toContain(' 413 '));
  expect((await ask('/')).status).toBe(200);
});

test('serves others while a client is slow or disconnects', async () => {
  const big = 'x'.repeat(5_000_000);
  const { ask, dial } = await startEdge({
    render: async (request) =>
      request.method === 'POST' ? count(request) : new Response(big, { headers: PUBLIC }),
  });
  const sender = await dial();
  sender.socket.write('POST /form HTTP/1.1\r\nHost: a\r\nContent-Length: 500\r\n\r\nhalf');
  const reader = await dial();
  reader.socket.pause();
  reader.socket.write('GET /big HTTP/1.1\r\nHost: a\r\n\r\n');
  const leaver = await dial();
  leaver.socket.write('GET /big HTTP/1.1\r\nHost: a\r\n\r\n');
  leaver.socket.destroy();
  expect((await ask('/big')).body.length).toBe(big.length);

  sender.socket.write('x'.repeat(496));
  await vi.waitFor(() => expect(sender.answer()).toContain('POST 500'));
  reader.socket.resume();
  await vi.waitFor(() => expect(reader.answer().length).toBeGreaterThan(big.length));
});

test('closes a stalled upload and serves others meanwhile', async () => {
  const { ask, dial, server } = await startEdge({ render: count });
  // Node uses the longer of the two for the whole request.
  server.headersTimeout = 500;
  server.requestTimeout = 500;
  const slow = await dial();
  const closed = new Promise((resolve) => slow.socket.once('close', resolve));
  slow.socket.write('POST /form HTTP/1.1\r\nHost: a\r\nContent-Length: 500\r\n\r\nhalf');
  expect((await ask('/form', { method: 'POST', body: 'x' })).body).toBe('POST 1');
  await closed;
  expect(slow.answer()).toContain(' 408 ');
});

test.each([
  ['no host', 'GET / HTTP/1.0\r\n\r\n', /^HTTP\/1\.1 [24]\d\d /],
  ['a bad host', 'GET / HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 400 /],
  ['a whole address', 'GET http://a/x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', / 200 /],
  ['TRACE', 'TRACE / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', /^HTTP\/1\.1 [24]\d\d /],
  ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', / [24]\d\d /],
  ['rubbish', 'hello\r\n\r\n', /^HTTP\/1\.1 400 /],
])('responds to a request with %s and stays up', async (_name, text, expected) => {
  const { ask, dial } = await startEdge();
  const { socket, answer } = await dial();
  socket.write(text);
  await vi.waitFor(() => expect(answer()).toMatch(expected));
  expect((await ask('/')).status).toBe(200);
});

test('shares a limit within an IPv6 network, and reports untrusted forwarding headers', async () => {
  const limits: RateLimit[] = [{ method: 'POST', path: '*', points: 2, duration: 60 }];
  const reported: unknown[] = [];
  const { ask } = await startEdge({
    limits,
    trustedProxies: 1,
    render: count,
    onForwarding: (problem) => reported.push(problem),
  });
  const post = async (forwarded?: string) => {
    const headers: Record<string, string> = forwarded ? { 'X-Forwarded-For': forwarded } : {};
    return (await ask('/form', { method: 'POST', headers })).status;
  };
  for (const host of ['1', '2']) expect(await post(`2001:db8:1:2::${host}`)).toBe(200);
  expect(await post('2001:db8:1:2:ffff::3')).toBe(429);
  expect(await post('2001:db8:1:3::1')).toBe(200);
  expect(await post()).toBe(200);
  await ask('/readyz');
  expect(reported).toEqual([undefined, undefined, undefined, undefined, 'short']);
});
