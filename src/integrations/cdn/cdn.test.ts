import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { close, listen } from '#tests/fakes/listen.ts';
import { cdnOf } from './cdn.server.ts';

/** An API that keeps what it was asked, and responds with the status. */
async function startApi(status: number, response = '{}') {
  const asked: (Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string })[] = [];
  const server = createServer((request, reply) => {
    const { method, url, headers } = request;
    void text(request).then((body) => {
      asked.push({ method, url, headers, body });
      reply.writeHead(status).end(response);
    });
  });
  const port = await listen(server);
  onTestFinished(() => close(server));
  return { asked, origin: `http://127.0.0.1:${port}` };
}

test('purges documents at Fastly by their surrogate key', async () => {
  const { asked, origin } = await startApi(200, '{"status":"ok"}');
  const cdn = cdnOf('fastly:SU1Z0isx', 'secret', origin)!;
  expect(cdn.headers['Surrogate-Key']).toBe('documents');
  expect(await cdn.purge()).toBeUndefined();
  expect(asked).toMatchObject([
    {
      method: 'POST',
      url: '/service/SU1Z0isx/purge/documents',
      headers: { 'fastly-key': 'secret' },
    },
  ]);
});

test('purges documents at Cloudflare by their tag', async () => {
  const { asked, origin } = await startApi(200, '{"success":true}');
  const cdn = cdnOf('cloudflare:023e105f', 'secret', origin)!;
  expect(cdn.headers['Cache-Tag']).toBe('documents');
  expect(await cdn.purge()).toBeUndefined();
  expect(asked).toMatchObject([
    {
      method: 'POST',
      url: '/client/v4/zones/023e105f/purge_cache',
      headers: { authorization: 'Bearer secret' },
      body: '{"tags":["documents"]}',
    },
  ]);
});

test.each(['fastly:a1', 'cloudflare:a1'])('%s: returns why a purge failed', async (service) => {
  const { origin } = await startApi(403, '{"msg":"no"}');
  expect(await cdnOf(service, 'wrong', origin)!.purge()).toBe('HTTP 403 {"msg":"no"}');
  expect(await cdnOf(service, 'secret', 'http://127.0.0.1:1')!.purge()).toBe('ECONNREFUSED');
});

test('there is no CDN without its service or its token', () => {
  expect(cdnOf(undefined, 'secret')).toBeUndefined();
  expect(cdnOf('fastly:a1', undefined)).toBeUndefined();
});
