import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import sharp from 'sharp';
import { createTestStore } from '#tests/support/rendition-node.ts';
import type { IndexedAsset } from '#src/domains/media/asset-index.server.ts';
import { createMediaLibrary, NOTHING_KNOWN } from '#src/domains/media/media-library.server.ts';
import { createRenditions } from '#src/domains/media/renditions.server.ts';
import { systemClock } from '#src/platform/clock/clock.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createImageSlots } from './media.server.ts';
import { createMediaSource } from './media-source.server.ts';

const TOKEN = '0123456789';

/** A source that knows one file with these bytes. */
async function openSource(contents: Buffer, known: Partial<IndexedAsset>) {
  const store = await createTestStore();
  await store.write('media/ab/bytes', contents);
  let asset = {
    address: 'Team/a.jpg',
    kind: 'picture',
    contentType: 'image/jpeg',
    storageKey: 'media/ab/bytes',
    hash: 'a'.repeat(64),
    bytes: contents.length,
    width: 40,
    height: 20,
    crop: null,
    focus: { x: 0.5, y: 0.5 },
    token: TOKEN,
    isTrashed: false,
    ...known,
  } as IndexedAsset;
  const index = {
    ...NOTHING_KNOWN,
    isReady: () => true,
    find: (address: string) => (address === asset.address ? asset : undefined),
  };
  const library = createMediaLibrary(store, index);
  const renditions = createRenditions({
    store,
    library,
    index,
    uses: { note: () => undefined },
    slots: createImageSlots(),
    odd: { slots: createImageSlots(), spend: async () => true },
    clock: systemClock,
    log: silentLogger,
  });
  const source = createMediaSource({ store, index, library, renditions });
  return {
    ask: (query = '', path = `cms_media/${asset.address}`) =>
      source(path, new URLSearchParams(query)),
    change: (more: Partial<IndexedAsset>) => void (asset = { ...asset, ...more }),
  };
}

/** The left half is black, the right half is white. */
const halves = async () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#000' } })
    .composite([
      {
        input: { create: { width: 20, height: 20, channels: 3, background: '#fff' } },
        left: 20,
        top: 0,
      },
    ])
    .jpeg()
    .toBuffer();

test('streams an original, immutable only at the address of its version', async () => {
  const { ask } = await openSource(Buffer.from('0123456789'), {});
  const [plain, current, other] = await Promise.all(
    ['', `v=${TOKEN}`, 'v=aaaaaaaaaa'].map((query) => ask(query)),
  );
  expect([plain, current, other].map((each) => each?.isImmutable)).toEqual([false, true, false]);
  if (!current || !('open' in current)) throw new Error('no stream');
  expect((await buffer((await current.open({ first: 2, last: 4 }))!)).toString()).toBe('234');
});

test('a deleted file is gone, in any size', async () => {
  const { ask } = await openSource(Buffer.from('x'), { isTrashed: true });
  for (const query of ['', 'width=10', `v=${TOKEN}`])
    expect(await ask(query)).toMatchObject({ status: 410 });
  expect(await ask('', 'cms_media/other.jpg')).toBeUndefined();
});

test('a document is a download, and has no sizes', async () => {
  const pdf = {
    kind: 'document',
    contentType: 'application/pdf',
    address: "It's a (plan).pdf",
  } as const;
  const { ask } = await openSource(Buffer.from('%PDF'), pdf);
  for (const query of ['', 'width=400'])
    expect(await ask(query)).toMatchObject({
      contentType: 'application/pdf',
      disposition: "attachment; filename*=UTF-8''It%27s%20a%20%28plan%29.pdf",
    });
});

test('a drawing that would freeze a browser is not sent, although it is stored', async () => {
  const uses = (at: number) => `<use href="#a${at}"/>`.repeat(10);
  const groups = Array.from({ length: 8 }, (_, at) => `<g id="a${at + 1}">${uses(at)}</g>`);
  const bomb = `<svg xmlns="http://www.w3.org/2000/svg"><path id="a0"/>${groups.join('')}</svg>`;
  const drawing = { kind: 'drawing', contentType: 'image/svg+xml' } as const;
  const { ask } = await openSource(Buffer.from(bomb), drawing);
  expect(await ask()).toMatchObject({ status: 422 });
  expect(await ask('width=400')).toMatchObject({ status: 422 });
  const plain = await openSource(Buffer.from('<svg onload="1"/>'), drawing);
  expect(await plain.ask()).toMatchObject({ contentType: 'image/svg+xml' });
});

test('renditions show the crop and the focus, and another one after a change', async () => {
  const { ask, change } = await openSource(await halves(), {});
  const shade = async (query: string) => {
    const result = await ask(query);
    if (!result || !('contents' in result)) throw new Error('no rendition');
    const { data, info } = await sharp(result.contents).raw().toBuffer({ resolveWithObject: true });
    return `${info.width}x${info.height} ${data.at(0)! < 60 ? 'black' : 'white'} ${data.at(-1)! < 60 ? 'black' : 'white'}`;
  };
  expect(await shade('width=40')).toBe('40x20 black white');
  expect(await shade('width=10&height=10')).toBe('20x20 black white');
  change({ focus: { x: 0.9, y: 0.5 } });
  expect(await shade('width=10&height=10')).toBe('20x20 white white');
  change({ crop: { x: 0, y: 0, width: 0.5, height: 1 } });
  expect(await shade('width=40')).toBe('20x20 black black');
  change({ crop: null, focus: { x: 0.5, y: 0.5 } });
  expect(await shade('width=40')).toBe('40x20 black white');
});
