import { expect, test } from 'vitest';
import { createWorkSlots } from '#src/platform/work-slots/work-slots.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { type SocialCard, socialDigest } from './social-card.server.ts';
import { createSocialImages } from './social-images.server.ts';

const card = (title: string): SocialCard => ({
  kind: 'page',
  brand: 'Cadron',
  eyebrow: 'Contact',
  title,
  drawing: { of: 'confluence' },
});

/** Two nodes' worth of use case on one store in memory, and the titles that were drawn. */
function setUp({ isStoreDown = false, slots = createWorkSlots(1, 100) } = {}) {
  const kept = new Map<string, Buffer>();
  const drawn: string[] = [];
  const unlessDown = async <T>(work: () => T) => {
    if (isStoreDown) throw new Error('the store is down');
    return work();
  };
  const node = () =>
    createSocialImages({
      store: {
        read: (path) => unlessDown(() => kept.get(path)),
        write: (path, contents) => unlessDown(() => void kept.set(path, Buffer.from(contents))),
      },
      async draw({ title }) {
        drawn.push(title);
        return Buffer.from(`picture of ${title}`);
      },
      slots,
      log: silentLogger,
    });
  return { node, kept, drawn };
}

test('ten requests at once are one drawing', async () => {
  const { node, drawn } = setUp();
  const images = node();
  const found = await Promise.all(Array.from({ length: 10 }, () => images.find(card('A'))));
  expect(new Set(found.map(String))).toEqual(new Set(['picture of A']));
  expect(drawn).toEqual(['A']);
});

test('what one node has drawn every node finds, outside of the public media', async () => {
  const { node, drawn, kept } = setUp();
  await node().find(card('A'));
  expect(String(await node().find(card('A')))).toBe('picture of A');
  await node().find(card('B'));
  expect(drawn).toEqual(['A', 'B']);
  expect([...kept.keys()]).toContain(`social/${socialDigest(card('A'))}.png`);
});

test('a store that fails costs a drawing, never the answer', async () => {
  const { node, drawn } = setUp({ isStoreDown: true });
  const images = node();
  for (const _ of [1, 2]) expect(String(await images.find(card('A')))).toBe('picture of A');
  expect(drawn).toEqual(['A', 'A']);
});

test('what does not find room is told to wait, and drawn the next time', async () => {
  const slots = createWorkSlots(1, 0);
  const { node, drawn } = setUp({ slots });
  const { promise, resolve } = Promise.withResolvers<void>();
  const occupied = slots.now(() => promise);
  const images = node();
  expect(await images.find(card('A'))).toBe('busy');
  resolve();
  await occupied;
  expect(String(await images.find(card('A')))).toBe('picture of A');
  expect(drawn).toEqual(['A']);
});

test('warming up draws once nobody waits, and keeps nothing', async () => {
  const slots = createWorkSlots(1, 1);
  const { node, kept, drawn } = setUp({ slots });
  const { promise, resolve } = Promise.withResolvers<void>();
  const occupied = slots.now(() => promise);
  const images = node();
  images.warmUp();
  const found = images.find(card('A'));
  resolve();
  await occupied;
  await found;
  await slots.now(async () => undefined);
  expect(drawn).toEqual(['A', 'Warm-up']);
  expect(kept.size).toBe(1);
});

test('a drawing that fails is not kept, and tried again', async () => {
  let attempts = 0;
  const images = createSocialImages({
    store: { read: async () => undefined, write: async () => undefined },
    async draw() {
      attempts += 1;
      if (attempts === 1) throw new Error('no typeface');
      return Buffer.from('picture');
    },
    slots: createWorkSlots(1, 1),
    log: silentLogger,
  });
  await expect(images.find(card('A'))).rejects.toThrow('no typeface');
  expect(String(await images.find(card('A')))).toBe('picture');
});
