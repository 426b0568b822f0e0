import { once } from 'node:events';
import { expect, test, vi } from 'vitest';
import type { AddressRule } from './document-key.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { type Asked, PUBLIC, startEdge } from '#tests/support/test-edge.ts';

/** Floods of addresses without content. */

const WIDE = { running: 8, waiting: 256, points: 1_000, duration: 60 };

const ADDRESS_RULES: AddressRule[] = [
  { path: '/list', kind: 'shared', parameters: { page: (value) => /^\d{1,5}$/.test(value) } },
  { path: '/form', kind: 'personal' },
];

/** Responds with a page at every path except `/missing...`, after `held` resolves. */
function application(held: Promise<void> = Promise.resolve()) {
  return vi.fn<(request: Request) => Promise<Response>>(async ({ url }) => {
    const { pathname, searchParams } = new URL(url);
    if (searchParams.has('held')) await held;
    if (pathname.startsWith('/missing')) return new Response('nothing here', { status: 404 });
    return new Response(`<h1>${pathname}</h1>`, { headers: PUBLIC });
  });
}

const ONE_AT_A_TIME = { addressRules: ADDRESS_RULES, renderLimits: { ...WIDE, running: 1 } };

const from = (address: string): Asked => ({ headers: { 'X-Forwarded-For': address } });

test('ignores unknown parameters: no memory, no eviction, no rendering', async () => {
  const render = application();
  const { ask, edge } = await startEdge({ render });
  await ask('/');
  const before = edge.cache.size();
  for (let n = 0; n < 100; n += 1) {
    const answer = await ask(`/?page=${n}${'x'.repeat(10_000)}`);
    expect(answer).toMatchObject({ status: 200, body: '<h1>/</h1>' });
    expect(answer.headers['cache-status']).toBe('Edge; hit');
  }
  expect(edge.cache.size()).toEqual(before);
  expect(render).toHaveBeenCalledOnce();
});

test('renders malformed values each time without caching', async () => {
  const render = application();
  const { ask, edge } = await startEdge({ render, addressRules: ADDRESS_RULES });
  for (const value of ['x', '-1', '2&page=2'])
    for (let n = 0; n < 2; n += 1) expect((await ask(`/list?page=${value}`)).status).toBe(200);
  expect(render).toHaveBeenCalledTimes(6);
  expect(edge.cache.size().documents).toBe(0);
  await ask('/list?page=2');
  expect(edge.cache.size().documents).toBe(1);
});

test('redirects an address that is too long to the page without the query', async () => {
  const render = application();
  const { ask } = await startEdge({ render, addressRules: ADDRESS_RULES });
  const long = 'x'.repeat(10_000);
  const went = async (path: string) => {
    const { status, headers } = await ask(path);
    return [status, headers['location'], headers['cache-control']];
  };
  expect(await went(`/list?page=${long}`)).toEqual([302, '/list', 'no-store']);
  expect(await went(`/list?page=2&odd=${long}`)).toEqual([302, '/list?page=2', 'no-store']);
  expect(await went(`/%6cist?odd=${long}`)).toEqual([302, '/%6cist', 'no-store']);
  expect(render).not.toHaveBeenCalled();
  await ask('/list');
  expect((await went(`/list?odd=${long}`))[0]).toBe(200);
});

test('caches no document for another spelling of a path', async () => {
  const { ask, edge } = await startEdge({ render: application() });
  await ask('/about');
  for (const path of ['/%61bout', '/%61%62out', '/ab%6fut'])
    expect((await ask(path)).status).toBe(200);
  expect(edge.cache.size().documents).toBe(1);
});

test('serves a path with dots from the cache of the resolved path', async () => {
  const render = application();
  const { ask } = await startEdge({ render });
  await ask('/about');
  for (const path of ['/x/../about', '/./about', 'http://localhost/about'])
    expect((await ask(path)).body, path).toBe('<h1>/about</h1>');
  expect(render).toHaveBeenCalledOnce();
});

test.each(['/list?page=odd-', '/missing-'])(
  'refuses uncached requests of a network after many of %s, but not known pages or other networks',
  async (flood) => {
    const { ask } = await startEdge({
      render: application(),
      addressRules: ADDRESS_RULES,
      trustedProxies: 1,
      renderLimits: { ...WIDE, points: 5 },
    });
    await ask('/about', from('192.0.2.7'));
    for (let n = 0; n < 5; n += 1)
      expect((await ask(`${flood}${n}`, from('192.0.2.1'))).status).toBeLessThan(429);
    const refused = await ask(`${flood}more`, from('192.0.2.1'));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': expect.stringContaining('text/plain'),
      'x-content-type-options': 'nosniff',
    });
    expect((await ask('/about', from('192.0.2.1'))).status).toBe(200);
    expect((await ask(`${flood}more`, from('192.0.2.2'))).status).toBeLessThan(429);
  },
);

test('renders a known page without waiting for strange addresses', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const render = application(promise);
  const { ask, edge } = await startEdge({ render, ...ONE_AT_A_TIME });
  await ask('/about');
  edge.cache.expire();
  const strange = ask('/form?held=1');
  await vi.waitFor(() => expect(render).toHaveBeenCalledTimes(2));
  expect((await ask('/about')).status).toBe(200);
  resolve();
  expect((await strange).status).toBe(200);
});

test('skips rendering for a client that disconnected while waiting', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const render = application(promise);
  const { ask, dial, server } = await startEdge({ render, ...ONE_AT_A_TIME });
  const first = ask('/form?held=first');
  await vi.waitFor(() => expect(render).toHaveBeenCalledOnce());
  const arrived = once(server, 'request');
  const leaver = await dial();
  leaver.socket.write('GET /form?held=leaver HTTP/1.1\r\nHost: a\r\n\r\n');
  const [, response] = await arrived;
  const left = once(response, 'close');
  leaver.socket.destroy();
  await left;
  resolve();
  expect((await first).status).toBe(200);
  expect((await ask('/form?held=last')).status).toBe(200);
  const rendered = render.mock.calls.map(([{ url }]) => new URL(url).search);
  expect(rendered).toEqual(['?held=first', '?held=last']);
});

test('logs a client that left during rendering as such, not as an error of the server', async () => {
  const info = vi.fn();
  // As React Router does.
  const render = vi.fn(async ({ signal }: Request) => {
    await once(signal, 'abort');
    return new Response(null, { status: 500 });
  });
  const { dial } = await startEdge({ render, log: { ...silentLogger, info } });
  const leaver = await dial();
  leaver.socket.write('GET /form HTTP/1.1\r\nHost: a\r\n\r\n');
  await vi.waitFor(() => expect(render).toHaveBeenCalledOnce());
  leaver.socket.destroy();
  await vi.waitFor(() => expect(info).toHaveBeenCalledOnce());
  expect(info.mock.calls[0]![0]).toMatchObject({ path: '/form', status: 499 });
});
