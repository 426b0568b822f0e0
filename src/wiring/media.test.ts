import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { claiming, described, photo } from '#tests/builders/picture.ts';
import { systemClock } from '#src/platform/clock/clock.ts';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { localObjectStore } from '#src/platform/storage/local-object-store.server.ts';
import { createImageSlots, wireMedia } from './media.server.ts';

async function media() {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-media-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const store = localObjectStore(folder);
  // Nothing connects: while the library is unknown, files come from the store.
  const { db } = openDatabase('postgres://nobody@127.0.0.1:1/nothing', silentLogger);
  const { services, mediaFile } = wireMedia({
    db,
    maxRenditionBytes: () => 1e9,
    references: () => ({ whereUsed: async () => ({ usages: [], total: 0 }) }),
    store,
    slots: createImageSlots(),
    clock: systemClock,
    log: silentLogger,
  });
  const ask = async (path: string, query = '', network = '') => {
    const answer = await mediaFile(path, new URLSearchParams(query), network);
    if (answer && 'open' in answer) throw new Error('a file of the library');
    return answer;
  };
  return { library: services.media, ask };
}

test('returns the original or the requested size', async () => {
  const { library, ask } = await media();
  const original = await photo(60, 40);
  await library.add('Two Words/a.jpg', original);
  const path = 'cms_media/Two Words/a.jpg';
  for (const query of ['', 'utm_source=mail', 'format=origin'])
    expect((await ask(path, query))?.contents.equals(original)).toBe(true);
  const answer = await ask(path, 'width=30');
  expect(await described(answer!.contents)).toBe('image/webp 60x40');
  expect(answer!.status ?? 200).toBe(200);
});

test('finds nothing outside the bucket', async () => {
  const { library, ask } = await media();
  await library.add('a.jpg', await photo(60, 40));
  await ask('cms_media/a.jpg', 'width=30');
  for (const path of ['renditions/a.jpg', 'cms_media', 'cms_media/../renditions/a.jpg', 'a.jpg'])
    for (const query of ['', 'width=30']) expect(await ask(path, query)).toBeUndefined();
});

test.each([
  ['a wrong value', 'a.jpg', 'width=9999', 400, /width must be a whole number from 1 to 2400/],
  ['no whole picture', 'broken.jpg', 'width=30', 422, /damaged or incomplete/],
  ['a picture too large', 'bomb.png', 'width=30', 422, /50 million pixels/],
])('returns a message for %s', async (_name, file, query, status, words) => {
  const { library, ask } = await media();
  const picture = await photo(60, 40);
  await library.add('a.jpg', picture);
  await library.add('broken.jpg', picture.subarray(0, 1_000));
  await library.add('bomb.png', await claiming(8_000, 7_000));
  const answer = await ask(`cms_media/${file}`, query);
  expect(answer?.status).toBe(status);
  expect(String(answer?.contents)).toMatch(words);
});

test('returns 503 with Retry-After when too many requests wait', async () => {
  const { library, ask } = await media();
  const picture = await photo(120, 80);
  const names = Array.from({ length: 90 }, (_, n) => `${n}.jpg`);
  for (const name of names) await library.add(name, picture);
  const answers = await Promise.all(names.map((name) => ask(`cms_media/${name}`, 'width=400')));
  const refused = answers.filter((answer) => answer?.status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every((answer) => answer?.retryAfter === 5)).toBe(true);
  expect(answers.length - refused.length).toBeGreaterThanOrEqual(64);
});

test('refuses odd proportions to a network that asked for many, and to nobody else', async () => {
  const { library, ask } = await media();
  await library.add('a.jpg', await photo(500, 500));
  const odd = (n: number, network: string) =>
    ask('cms_media/a.jpg', `width=${100 + n}&height=80`, network);
  for (let n = 0; n < 30; n += 1) expect((await odd(n, 'one'))?.status).toBeUndefined();
  const refused = await odd(30, 'one');
  expect([refused?.status, refused?.retryAfter]).toEqual([429, 60]);
  expect(String(refused?.contents)).toContain('400, 800, 1200, 1600, 2400');
  expect((await odd(31, 'other'))?.status).toBeUndefined();
  // What exists already, and what our own pages ask for, costs nothing.
  expect((await odd(1, 'one'))?.status).toBeUndefined();
  expect((await ask('cms_media/a.jpg', 'width=57', 'one'))?.status).toBeUndefined();
});
