import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { type IndexNowStandIn, startIndexNowStandIn } from '#tests/fakes/index-now-stand-in.ts';
import { createIndexNow } from './index-now.server.ts';

const KEY = 'a-key-of-ours-1';

let service: IndexNowStandIn;
beforeEach(async () => {
  service = await startIndexNowStandIn();
});
afterEach(() => service.stop());

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
/** A site that serves only the key file. */
const site = () =>
  serve(({ url }, response) => void response.writeHead(url === `/${KEY}.txt` ? 200 : 404).end(KEY));

test('submits URLs with the key and its location', async () => {
  const siteUrl = await site();
  const indexNow = createIndexNow({ origin: service.origin, key: KEY, siteUrl });
  expect(await indexNow.submit([`${siteUrl}/a`])).toEqual({ outcome: 'accepted', status: 202 });
  expect(await indexNow.submit([`${siteUrl}/a`, `${siteUrl}/b`])).toMatchObject({ status: 200 });
  expect(service.submissions[0]).toEqual({
    host: new URL(siteUrl).host,
    key: KEY,
    keyLocation: `${siteUrl}/${KEY}.txt`,
    urlList: [`${siteUrl}/a`],
  });
});

test('returns the message of a refusal', async () => {
  const siteUrl = await site();
  const wrongKey = createIndexNow({ origin: service.origin, key: 'another-key', siteUrl });
  expect(await wrongKey.submit([`${siteUrl}/a`])).toEqual({
    outcome: 'refused',
    status: 403,
    message: 'Key not valid',
  });
  const indexNow = createIndexNow({ origin: service.origin, key: KEY, siteUrl });
  expect(await indexNow.submit(['https://other.example/'])).toMatchObject({
    outcome: 'refused',
    status: 422,
    message: 'An address belongs to another host.',
  });
  expect(service.submissions).toEqual([]);
});

test.each([429, 408, 500, 503])('reports a temporary failure for %i', async (status) => {
  service.faults.push(status);
  const siteUrl = await site();
  const indexNow = createIndexNow({ origin: service.origin, key: KEY, siteUrl });
  expect(await indexNow.submit([`${siteUrl}/a`])).toEqual({
    outcome: 'failed',
    message: `HTTP ${status} The stand-in is configured to return ${status}.`,
  });
  expect(await indexNow.submit([`${siteUrl}/a`])).toMatchObject({ outcome: 'accepted' });
});

test('reports a temporary failure for an unreachable, slow or redirecting service and for a page', async () => {
  const ask = (origin: string) =>
    createIndexNow({ origin, key: KEY, siteUrl: 'https://cadron.example', timeoutMs: 300 }).submit([
      'https://cadron.example/a',
    ]);
  expect(await ask('http://127.0.0.1:1')).toEqual({ outcome: 'failed', message: 'ECONNREFUSED' });
  expect(await ask(await serve(() => undefined))).toEqual({
    outcome: 'failed',
    message: 'no response within 0.3 s',
  });
  const proxy = await serve((_, response) =>
    response.writeHead(502).end('<html><h1>Bad\n gateway</h1></html>'),
  );
  expect(await ask(proxy)).toEqual({ outcome: 'failed', message: 'HTTP 502 Bad gateway' });
  const elsewhere = await serve((_, response) =>
    response.writeHead(301, { location: service.origin }).end(),
  );
  expect(await ask(elsewhere)).toEqual({ outcome: 'failed', message: 'HTTP 301' });
  expect(service.statuses).toEqual([]);
});

test.each([
  ['120', 120],
  [new Date(Date.now() - 60_000).toUTCString(), 0],
  ['soon', undefined],
])('reads how long the service asks to wait: %s', async (value, seconds) => {
  const origin = await serve((_, response) =>
    response.writeHead(429, { 'retry-after': value }).end(),
  );
  const indexNow = createIndexNow({ origin, key: KEY, siteUrl: 'https://cadron.example' });
  const result = await indexNow.submit(['https://cadron.example/a']);
  expect(result).toEqual({
    outcome: 'failed',
    message: 'HTTP 429',
    ...(seconds !== undefined && { retryAfterSeconds: seconds }),
  });
});
