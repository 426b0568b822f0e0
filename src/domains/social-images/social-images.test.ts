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

/** Creates nodes that share a store in memory, and records the titles of drawn cards. */
function setUp({ isStoreDown = false, slots = createWorkSlots(1, 100) } = {}) {
  const stored = new Map<string, Buffer>();
  const drawn: string[] = [];
  const unlessDown = async <T>(work: () => T) => {
    if (isStoreDown) throw new Error('the store is down');
    return work();
  };
  const node = () =>
    createSocialImages({
      store: {
        read: (path) => unlessDown(() => stored.get(path)),
        write: (path, contents) => unlessDown(() => void stored.set(path, Buffer.from(contents))),
      },
      async draw({ title }) {
        drawn.push(title);
        return Buffer.from(`picture of ${title}`);
      },
      slots,
      log: silentLogger,
    });
  return { node, stored, drawn };
}

test('draws once for ten concurrent requests', async () => {
  const { node, drawn } = setUp();
  const images = node();
  const found = await Promise.all(Array.from({ length: 10 }, () => images.find(card('A'))));
  expect(new Set(found.map(String))).toEqual(new Set(['picture of A']));
  expect(drawn).toEqual(['A']);
});

test('shares a drawn image between nodes, outside of the public media', async () => {
  const { node, drawn, stored } = setUp();
  await node().find(card('A'));
  expect(String(await node().find(card('A')))).toBe('picture of A');
  await node().find(card('B'));
  expect(drawn).toEqual(['A', 'B']);
  expect([...stored.keys()]).toContain(`social/${socialDigest(card('A'))}.png`);
});

test('draws again if the store fails', async () => {
  const { node, drawn } = setUp({ isStoreDown: true });
  const images = node();
  for (const _ of [1, 2]) expect(String(await images.find(card('A')))).toBe('picture of A');
  expect(drawn).toEqual(['A', 'A']);
});

test('returns busy if no slot is free, and draws at the next request', async () => {
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

test('warms up after waiting requests, and saves nothing', async () => {
  const slots = createWorkSlots(1, 1);
  const { node, stored, drawn } = setUp({ slots });
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
  expect(stored.size).toBe(1);
});

test('does not cache a failed drawing, and draws again', async () => {
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
