import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import {
  closeGently,
  type ConnectionLimits,
  createBoundedServer,
} from './bounded-server.server.ts';

/** More than the kernel buffers for a client that does not read. */
const BIG = Buffer.alloc(40_000_000, 'x');
const LONG = 60_000;

async function startServer(limits: Partial<ConnectionLimits>, listener?: RequestListener) {
  const server = createBoundedServer(listener ?? ((_, response) => response.end(BIG)), {
    connections: 100,
    headersMs: LONG,
    requestMs: LONG,
    keepAliveMs: LONG,
    stallMs: LONG,
    workMs: LONG,
    checkMs: 50,
    ...limits,
  });
  const sockets: Socket[] = [];
  server.on('connection', (socket) => sockets.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  async function dial(text = '') {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  }
  return { server, sockets, dial };
}

const GET = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';

/** Resolves when a socket of the server is closed. */
const closed = (socket: Socket) => (socket.destroyed ? undefined : once(socket, 'close'));

/** Streams {@link BIG} in parts, each after the client has taken the one before. */
const inParts: RequestListener = (_, response) => {
  const part = Buffer.alloc(64_000, 'x');
  let left = BIG.length;
  const next = () => {
    while (left > 0) {
      left -= part.length;
      if (!response.write(part)) return void response.once('drain', next);
    }
    response.end();
  };
  next();
};

test.each([
  ['in one piece', undefined],
  ['in parts', inParts],
])('closes clients that never read: a response %s', async (_name, listener) => {
  const { server, dial } = await startServer({ stallMs: 500 }, listener);
  const ends: unknown[] = [];
  server.on('connection', (socket) => ends.push(closed(socket)));
  for (let n = 0; n < 20; n += 1) (await dial(GET)).pause();
  await Promise.all(ends);
  expect(ends).toHaveLength(20);
});

test.each([
  ['in one piece', undefined],
  ['in parts', inParts],
])('sends everything to a slow reader: a response %s', async (_name, listener) => {
  const { dial } = await startServer({ stallMs: 3_000 }, listener);
  const reader = await dial(GET.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  let bytes = 0;
  // A megabyte at a time, with pauses whose sum exceeds the limit.
  let untilPause = 1_000_000;
  for await (const chunk of reader) {
    bytes += (chunk as Buffer).length;
    untilPause -= (chunk as Buffer).length;
    if (untilPause > 0) continue;
    untilPause = 1_000_000;
    await sleep(100);
  }
  expect(bytes).toBeGreaterThan(BIG.length);
});

test('a client may wait for our own work beyond the time of a stall', async () => {
  const { server, dial } = await startServer({ stallMs: 200 }, (_, response) => {
    let stalls = 0;
    server.on('timeout', () => ++stalls === 3 && response.end('done'));
  });
  const client = await dial(GET);
  const [response] = await once(client, 'data');
  expect(String(response)).toContain('done');
});

test('our own work does not keep a connection forever', async () => {
  const { dial } = await startServer({ stallMs: 200, workMs: 0 }, () => undefined);
  const client = await dial(GET);
  await once(client.resume(), 'close');
});

test('closes a connection that sends nothing, or its head too slowly', async () => {
  const { dial } = await startServer({ headersMs: 200, requestMs: 200 });
  const silent = await dial();
  const slow = await dial('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');
  for (const socket of [silent, slow]) await once(socket.resume(), 'close');
});

test('closes idle connections when the server is full', async () => {
  const { sockets, dial } = await startServer({ connections: 3 }, (request, response) => {
    if (request.url !== '/busy') response.end('ok');
  });
  const idle = [await dial(GET), await dial(GET)];
  for (const socket of idle) await once(socket, 'data');
  await dial(GET.replace('/', '/busy'));
  const dropped = await dial(GET);
  await Promise.all([dropped, ...idle].map((socket) => once(socket.resume(), 'close')));
  const next = await dial(GET);
  expect(String((await once(next, 'data'))[0])).toContain('200 OK');
  expect(sockets.filter((socket) => !socket.destroyed)).toHaveLength(2);
});

test('serves while load balancers notice the end, then closes without losing a request', async () => {
  const finish: (() => void)[] = [];
  const { server, dial } = await startServer({}, (request, response) => {
    if (request.url === '/long') finish.push(() => response.end('at last'));
    else response.end('ok');
  });
  const kept = await dial(GET);
  await once(kept, 'data');
  const long = await dial(GET.replace('/', '/long'));
  const ended = closeGently(server, 1_000);
  const late = await dial(GET);
  expect(String((await once(late, 'data'))[0])).toContain('200 OK');
  while (server.listening) await sleep(5);
  await expect(dial(GET)).rejects.toThrow('ECONNREFUSED');
  // A proxy sends on a connection that it held before it noticed.
  kept.write(GET);
  expect(String((await once(kept, 'data'))[0])).toContain('200 OK');
  const closedThen = Promise.all([kept, late].map((socket) => once(socket.resume(), 'close')));
  await closedThen;
  finish.forEach((end) => end());
  expect(String((await once(long, 'data'))[0])).toContain('at last');
  long.destroy();
  await ended;
});

test('closes at once without load balancers', async () => {
  const { server, dial } = await startServer({}, (_, response) => response.end('ok'));
  const idle = await dial(GET);
  await once(idle, 'data');
  await closeGently(server, 0);
  await closed(idle);
  expect(server.listening).toBe(false);
});
