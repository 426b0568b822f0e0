import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photo } from '#tests/builders/picture.ts';
import { wordpressExport } from '#tests/builders/wordpress-export.ts';
import { dyingDeps } from '#tests/support/dying-deps.ts';
import { createImportWorld, MARA } from '#tests/support/import-world.ts';
import { createRandom } from '#tests/support/random.ts';
import { KEPT_BY_UNDO, tableSums } from '#tests/support/table-sums.ts';
import { wordpressAdapter } from './sources/wordpress/wordpress.ts';

/** The short form of experiment 17 in proofs/. */

const POSTS = 50;
const PICTURES = 20;
const KILLS = 10;
const SEED = 17;
const TITLES = Array.from({ length: POSTS }, (_, at) => `Post ${at + 1}`).toSorted();

let world: Awaited<ReturnType<typeof createImportWorld>>;
let oldSite: Server;
let file: string;
beforeAll(async () => {
  world = await createImportWorld();
  const photos = await Promise.all(Array.from({ length: PICTURES }, (_, at) => photo(30 + at, 20)));
  oldSite = createServer((request, response) => {
    const [, at] = /photo-(\d+)\.jpg$/.exec(request.url ?? '') ?? [];
    response.end(photos[Number(at)]);
  });
  await new Promise<void>((resolve) => oldSite.listen(0, '127.0.0.1', resolve));
  const { port } = oldSite.address() as AddressInfo;
  file = wordpressExport(
    POSTS,
    (n) => `<img src="http://127.0.0.1:${port}/photo-${n % PICTURES}.jpg" alt="Photo">`,
  );
});
afterAll(async () => {
  oldSite?.close();
  await world?.drop();
});

const open = () => world.open({}, [wordpressAdapter], {}, { mayConnect: () => true });
const sums = () => tableSums(world.query, KEPT_BY_UNDO);

async function read(): Promise<string> {
  const id = randomUUID();
  await world.store.write(`imports/${id}`, file);
  const node = open();
  const upload = { id, source: 'wordpress', fileName: 'old.xml', bytes: file.length };
  await node.imports.begin({ ...upload, storageKey: `imports/${id}` }, MARA);
  await node.drain();
  return id;
}

/** Works on an import, killed at random moments. @returns how often it died */
async function workUnderKills(id: string, random: () => number): Promise<number> {
  let kills = 0;
  for (let nth = 0; nth < KILLS; nth += 1) {
    const dying = dyingDeps(open().deps, 1 + Math.floor(random() * 25), random() < 0.5);
    await world
      .open(dying.deps)
      .worker.work(id)
      .catch(() => undefined);
    if (dying.hasDied()) kills += 1;
  }
  await open().worker.work(id);
  return kills;
}

test('50 posts with pictures: killed ten times each once, again unchanged, and taken back without a trace', async () => {
  const random = createRandom(SEED);
  const before = await sums();
  const id = await read();
  const { imports } = open();
  expect(await sums()).toEqual(before);
  await imports.move(id, 'start', MARA, { options: { publishes: true, folder: 'Imported' } });
  expect(await workUnderKills(id, random)).toBe(KILLS);
  expect(await imports.find(id)).toMatchObject({ phase: 'done', states: { done: POSTS } });
  const posts = await world.query<{ title: string }>(
    `select title from cms_documents where version = 1 and live_revision = 1
      and content::text like '%/media/cms_media/Imported/%' order by title`,
  );
  expect(posts.map(({ title }) => title)).toEqual(TITLES);
  expect(await world.query('select distinct hash from media_assets')).toHaveLength(PICTURES);
  expect(await world.query('select 1 from media_assets')).toHaveLength(PICTURES);

  const imported = await sums();
  const again = await read();
  expect(await imports.find(again)).toMatchObject({ changes: { unchanged: POSTS } });
  await imports.move(again, 'start', MARA, { options: { publishes: true, folder: 'Imported' } });
  await open().worker.work(again);
  expect(await sums()).toEqual(imported);

  expect(await imports.makeRedirects(id, MARA)).toEqual({ made: 2 * POSTS, refused: 0 });
  await imports.move(id, 'undo', MARA);
  expect(await workUnderKills(id, random)).toBeGreaterThan(KILLS / 2);
  expect(await imports.find(id)).toMatchObject({ phase: 'undone', states: { undone: POSTS } });
  expect(await sums()).toEqual(before);
});
