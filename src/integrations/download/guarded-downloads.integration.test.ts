import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { photo } from '#tests/builders/picture.ts';
import { createImportWorld, MARA, sourceItem } from '#tests/support/import-world.ts';
import { addressLike, ANA } from '#tests/support/media-fixture.ts';
import { readCases } from '#tests/builders/read-cases.ts';
import { isPublicWeb, type Network } from './follow-public-url.server.ts';
import { createUploadByUrl } from './upload-by-url.server.ts';

type World = Awaited<ReturnType<typeof createImportWorld>>;
let world: World;
beforeAll(async () => {
  world = await createImportWorld();
});
beforeEach(() => world.reset());
afterAll(() => world?.drop());

/** Stands for the public internet, where everything else is what it is. */
const OUTSIDE = '127.0.0.7';
const NAMES: Readonly<Record<string, string[]>> = {
  localhost: ['127.0.0.1', '::1'],
  'outside.test': [OUTSIDE],
  'loopback.test': ['127.0.0.1'],
  'private.test': ['10.0.0.1'],
  'home.test': ['192.168.1.1'],
  'shared.test': ['100.64.0.1'],
  'metadata.test': ['169.254.169.254'],
  'multicast.test': ['224.0.0.1'],
  'mapped.test': ['::ffff:127.0.0.1'],
  'unique-local.test': ['fd00:ec2::254'],
  'link-local.test': ['fe80::1%eth0'],
  'nat64.test': ['64:ff9b::7f00:1'],
  'mixed.test': [OUTSIDE, '10.0.0.1'],
  'nowhere.test': [],
};

/** A network whose name `changing.test` is outside at first, and this machine from then on. */
function createNetwork(): Network & { timesAsked(): number } {
  let asked = 0;
  return {
    mayConnect: (address: string, port: number) =>
      address === OUTSIDE || isPublicWeb(address, port),
    resolve(host, _options, done) {
      if (host === 'changing.test') asked += 1;
      const changing = [asked === 1 ? OUTSIDE : '127.0.0.1'];
      const found = host === 'changing.test' ? changing : NAMES[host.replace(/\.$/, '')];
      if (found)
        done(
          null,
          found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        );
      else done(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), '');
    },
    timesAsked: () => asked,
  };
}

async function serve(listener: RequestListener, host: string, at = 0): Promise<number> {
  const server = createServer(listener);
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject).listen(at, host, resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Why addresses were refused, by each; `added` for those that were not. */
type Outcomes = Record<string, string>;
const TIMEOUT_MS = 1_500;

async function uploadByAddress(addresses: readonly string[], network: Network): Promise<Outcomes> {
  const { uploads } = world.open();
  const uploadByUrl = createUploadByUrl({ uploads, timeoutMs: TIMEOUT_MS, ...network });
  const outcomes: Outcomes = {};
  for (const url of addresses) {
    const result = await uploadByUrl({ url, folder: 'Team' }, ANA);
    outcomes[url] = result.state === 'refused' ? result.message : result.state;
  }
  return outcomes;
}

/** An import of one post for each address, whose cover it is. */
async function importPictures(addresses: readonly string[], network: Network): Promise<Outcomes> {
  const node = world.open({}, undefined, {}, { timeoutMs: TIMEOUT_MS, ...network });
  const items = addresses.map((address, at) => sourceItem({ id: String(at), cover: { address } }));
  const id = randomUUID();
  const storageKey = `imports/${id}`;
  await world.store.write(storageKey, JSON.stringify({ items }));
  await node.imports.begin({ id, source: 'test', fileName: 'a', bytes: 1, storageKey }, MARA);
  await node.drain();
  await node.imports.move(id, 'start', MARA, { options: { publishes: true, folder: 'Team' } });
  await node.drain();
  expect(await node.imports.find(id)).toMatchObject({ states: { done: addresses.length } });
  const failed = await node.imports.failedPictures(id);
  const report = await node.imports.items(id, {}, { limit: 999, offset: 0 });
  for (const { address, message } of failed)
    expect(report.items.map((item) => item.message)).toContainEqual(
      `A picture is missing: ${address} ${message}`,
    );
  const messages = new Map(failed.map(({ address, message }) => [address, message!]));
  return Object.fromEntries(addresses.map((each) => [each, messages.get(each) ?? 'added']));
}

const LAUGHS = `<!DOCTYPE svg [<!ENTITY a "ha">${Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY a${at} "${(at === 0 ? '&a;' : `&a${at - 1};`).repeat(10)}">`,
).join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&a8;</text></svg>`;

/** A server outside that sends hostile responses. */
function misbehave(picture: Buffer): RequestListener {
  return ({ url = '' }, response) => {
    const repeat = (ms: number, chunk: Buffer) => {
      const timer = setInterval(() => response.write(chunk), ms);
      response.on('close', () => clearInterval(timer));
    };
    if (url.startsWith('/to/'))
      response.writeHead(302, { Location: decodeURI(url.slice(4)) }).end();
    else if (url === '/loop') response.writeHead(302, { Location: '/loop' }).end();
    else if (url === '/missing') response.writeHead(404).end();
    else if (url === '/large')
      response.writeHead(200, { 'Content-Length': '900000000' }).write('x');
    else if (url === '/endless') repeat(1, Buffer.alloc(65_536));
    else if (url === '/dripping') repeat(50, picture.subarray(0, 1));
    else if (url === '/zipped')
      response.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(Buffer.alloc(1e7)));
    else if (url === '/pressed')
      response.writeHead(200, { 'Content-Type': 'image/png' }).end(gzipSync(Buffer.alloc(1e7)));
    else if (url === '/page')
      response.writeHead(200, { 'Content-Type': 'image/png' }).end('<!doctype html><p>Hello');
    else if (url === '/laughs.svg') response.end(LAUGHS);
    else if (url === '/cut') {
      response.writeHead(200, { 'Content-Length': '99' }).write('x');
      setImmediate(() => response.destroy());
    } else if (url !== '/silent')
      response.writeHead(200, { 'Content-Type': 'text/html' }).end(picture);
  };
}

describe.each([
  ['an upload by address', uploadByAddress],
  ['the pictures of an import', importPictures],
] as const)('%s', (_, download) => {
  test('refuses addresses that are not those of files of the public internet, and says why', async () => {
    let reached = 0;
    const inside = await serve((_request, response) => {
      reached += 1;
      response.end('secret');
    }, '127.0.0.1');
    const outside = await serve(misbehave(await photo(30, 20)), OUTSIDE);
    const at = (address: string) =>
      address.replaceAll('{in}', String(inside)).replaceAll('{out}', String(outside));
    const cases = readCases('refused-addresses.yaml') as { why: string; at: string[] }[];
    const expected = cases.flatMap(({ why, at: addresses }) =>
      addresses.map((address) => [at(address), why] as const),
    );
    const outcomes = await download(
      expected.map(([address]) => address),
      createNetwork(),
    );
    const wrong = expected.filter(([address, why]) => !new RegExp(why).test(outcomes[address]!));
    expect(Object.fromEntries(wrong.map(([address]) => [address, outcomes[address]]))).toEqual({});
    expect(reached).toBe(0);
    expect(await world.query('select address from media_assets')).toEqual([]);
    const keys: string[] = [];
    for await (const key of world.store.paths()) keys.push(key);
    expect(keys.filter((key) => !key.startsWith('imports/'))).toEqual([]);
  });

  test('connects to the address that was checked, and adds what is there', async () => {
    const contents = await photo(30, 20);
    const outside = await serve(misbehave(contents), OUTSIDE);
    const network = createNetwork();
    const first = `http://changing.test:${outside}/files/Team%20day.jpg?w=9`;
    const second = `http://outside.test:${outside}/to//files/Team%20day.jpg?w=9`;
    const outcomes = await download([first, second], network);
    expect(outcomes).toEqual({ [first]: 'added', [second]: 'added' });
    expect(network.timesAsked()).toBe(1);
    const [asset] = await world.query('select address, content_type from media_assets');
    expect(asset).toEqual({
      address: addressLike('Team/Team day.jpg'),
      content_type: 'image/jpeg',
    });
  });
});
