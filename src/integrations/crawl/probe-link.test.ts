import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createLinkProbe } from './probe-link.server.ts';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const probe = createLinkProbe({ timeoutMs: 300, mayConnect: () => true });

test('asks with HEAD, and with GET only if that fails, also after redirects', async () => {
  const asked: string[] = [];
  const origin = await serve(({ method, url }, response) => {
    asked.push(`${method} ${url}`);
    if (url === '/old') response.writeHead(301, { Location: '/new' }).end();
    else if (url === '/get-only') response.writeHead(method === 'HEAD' ? 405 : 200).end('page');
    else response.writeHead(url === '/gone' ? 404 : 200).end();
  });
  expect(await probe(`${origin}/old`)).toEqual({ status: 200 });
  expect(await probe(`${origin}/get-only`)).toEqual({ status: 200 });
  expect(await probe(`${origin}/gone`)).toEqual({ status: 404 });
  expect(asked).toEqual([
    'HEAD /old',
    'HEAD /new',
    'HEAD /get-only',
    'GET /get-only',
    'HEAD /gone',
    'GET /gone',
  ]);
});

test('says why there was no response', async () => {
  const origin = await serve(({ url }, response) => {
    if (url === '/loop') response.writeHead(302, { Location: '/loop' }).end();
    if (url === '/cut') response.destroy();
  });
  expect(await probe(`${origin}/loop`)).toEqual({
    problem: 'cannot be followed: This address redirects too often',
  });
  expect(await probe(`${origin}/cut`)).toEqual({ problem: 'cannot be reached (ECONNRESET)' });
  expect(await probe(`${origin}/slow`)).toEqual({
    problem: 'does not respond within 0.3 seconds',
    isUnreached: true,
  });
});

test('distinguishes servers that it does not reach', async () => {
  const origin = await serve((_, response) => response.end());
  const free = await closedPort();
  expect(await probe(`http://localhost:${free}/`)).toEqual({
    problem: 'cannot be reached (ECONNREFUSED)',
    isUnreached: true,
  });
  expect(await probe(`${origin}/`)).toEqual({ status: 200 });
});

/** A port of this machine on which nothing listens any more. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test('connects to no address of this machine or its network, also after a redirect', async () => {
  let requests = 0;
  const inner = await serve((_, response) => {
    requests += 1;
    response.end('secret');
  });
  const refused = { problem: expect.stringContaining('not on the public internet') as string };
  for (const host of ['localhost', '127.0.0.1', '2130706433', '[::1]', '169.254.169.254'])
    expect(await createLinkProbe()(`http://${host}:${new URL(inner).port}/`), host).toEqual(
      refused,
    );
  const outer = await serve((_, response) => response.writeHead(302, { Location: inner }).end());
  let connections = 0;
  const onlyFirst = createLinkProbe({ mayConnect: () => (connections += 1) === 1 });
  expect(await onlyFirst(outer)).toEqual(refused);
  expect(requests).toBe(0);
});
