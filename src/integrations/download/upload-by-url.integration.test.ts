import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { photo } from '#tests/builders/picture.ts';
import { createIntakeFixture, type IntakeFixture, NOTHING } from '#tests/support/intake-fixture.ts';
import { addressLike, ANA } from '#tests/support/media-system.ts';
import { createUploadByUrl } from './upload-by-url.server.ts';

let fixture: IntakeFixture;
beforeAll(async () => {
  fixture = await createIntakeFixture();
});
beforeEach(() => fixture.reset());
afterAll(() => fixture.drop());

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const fetchFrom = (url: string, options: { mayConnect?: (address: string) => boolean } = {}) =>
  createUploadByUrl({ uploads: fixture.open().uploads, timeoutMs: 2_000, ...options })(
    { url, folder: 'Team' },
    ANA,
  );

const anywhere = { mayConnect: () => true };

test('adds the file at an address, after a redirect', async () => {
  const contents = await photo(30, 20);
  const origin = await serve(({ url }, response) => {
    if (url === '/old') response.writeHead(302, { Location: '/files/Team%20day.jpg?w=9' }).end();
    else response.writeHead(200, { 'Content-Type': 'text/html' }).end(contents);
  });
  const added = await fetchFrom(`${origin}/old`, anywhere);
  expect(added).toMatchObject({
    state: 'added',
    asset: { address: addressLike('Team/Team day.jpg'), file: { contentType: 'image/jpeg' } },
  });
});

test.each([
  ['file:///etc/passwd', 'Enter an address that starts with https:// or http://.'],
  ['javascript:alert(1)', 'Enter an address that starts with https:// or http://.'],
  ['not an address', 'Enter an address that starts with https:// or http://.'],
  ['https://ana:secret@example.com/a.png', 'Enter an address without a user name and password.'],
])('refuses %s', async (url, message) => {
  expect(await fetchFrom(url)).toMatchObject({ state: 'refused', message });
});

test('connects to no address of this machine or its network, however it is written', async () => {
  let requests = 0;
  const origin = await serve((_, response) => {
    requests += 1;
    response.end('secret');
  });
  const { port } = new URL(origin);
  const hosts = ['localhost', '127.0.0.1', '2130706433', '0x7f.1', '017700000001', '[::1]'];
  const more = ['[::ffff:127.0.0.1]', '0.0.0.0', '127.1', '169.254.169.254', '10.0.0.1'];
  for (const host of [...hosts, ...more])
    expect(await fetchFrom(`http://${host}:${port}/a.png`), host).toMatchObject({
      state: 'refused',
      message: 'This address is not on the public internet, so it cannot be fetched.',
    });
  expect(requests).toBe(0);
  expect(await fixture.stored()).toEqual(NOTHING);
});

test('checks the target of a redirect', async () => {
  let requests = 0;
  const inner = await serve((_, response) => {
    requests += 1;
    response.end('secret');
  });
  const target = inner.replace('localhost', '127.0.0.1');
  const outer = await serve((_, response) =>
    response.writeHead(302, { Location: `${target}/a.png` }).end(),
  );
  let connections = 0;
  const result = await fetchFrom(outer, { mayConnect: () => (connections += 1) === 1 });
  expect(result).toMatchObject({ state: 'refused' });
  expect(requests).toBe(0);
});

test('says why a file could not be fetched, and stores nothing', async () => {
  const origin = await serve(({ url }, response) => {
    if (url === '/missing') response.writeHead(404).end();
    if (url === '/loop') response.writeHead(302, { Location: '/loop' }).end();
    if (url === '/large') response.writeHead(200, { 'Content-Length': '900000000' }).write('x');
    if (url === '/zipped') response.writeHead(200, { 'Content-Encoding': 'gzip' }).end('x');
    if (url === '/page') response.writeHead(200).end('<!doctype html><p>Hello');
    if (url === '/cut') {
      response.writeHead(200, { 'Content-Length': '99' }).write('x');
      setImmediate(() => response.destroy());
    }
  });
  const messageOf = async (path: string) => {
    const result = await fetchFrom(origin + path, anywhere);
    return result.state === 'refused' ? result.message : result.state;
  };
  expect(await messageOf('/missing')).toContain('status 404');
  expect(await messageOf('/loop')).toContain('redirects too often');
  expect(await messageOf('/large')).toContain('larger than 500 MB');
  expect(await messageOf('/zipped')).toContain('no plain file');
  expect(await messageOf('/page')).toContain('The library takes');
  expect(await messageOf('/cut')).toContain('cannot be reached');
  expect(await messageOf('/slow')).toContain('too slow');
  expect(await fixture.stored()).toEqual(NOTHING);
});
