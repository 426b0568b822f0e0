import { expect, test } from 'vitest';
import { photo } from '#tests/builders/picture.ts';
import { createRenditionNode, fileOf, renditionNames } from '#tests/support/rendition-node.ts';

test('returns a WebP to the first request for AVIF, and an AVIF to the next', async () => {
  const { ask, made, settle, store } = await createRenditionNode();
  const first = fileOf(await ask('width=400&format=avif'));
  expect([first.file.contentType, first.isProvisional]).toEqual(['image/webp', true]);
  await settle();
  expect(await renditionNames(store)).toContain('r1-400x240-q80.avif');
  expect(await made('width=400&format=avif')).toBe('image/avif 400x240');
  expect(fileOf(await ask('width=400&format=avif')).isProvisional).toBeUndefined();
});

test('creates an AVIF that is not smaller once, and never returns it', async () => {
  const { library, ask, store, encodings, settle } = await createRenditionNode();
  await library.add('dot.png', await photo(2, 2, 'png'));
  expect(fileOf(await ask('format=avif', 'dot.png')).isProvisional).toBe(true);
  await settle();
  expect(await renditionNames(store, 'dot.png')).toHaveLength(2);
  const later = fileOf(await ask('format=avif', 'dot.png'));
  expect([later.file.contentType, later.isProvisional]).toEqual(['image/webp', undefined]);
  expect(encodings()).toBe(2);
});

test('creates an AVIF once for concurrent requests, and none if the file was replaced', async () => {
  const { ask, encodings, occupy, library, settle, store } = await createRenditionNode();
  await ask('width=400');
  const release = occupy();
  await Promise.all([1, 2, 3].map(() => ask('width=400&format=avif')));
  expect(encodings()).toBe(2);
  await library.add('a.jpg', await photo(400, 240));
  release();
  await settle();
  expect(await renditionNames(store)).toEqual(['r1-400x240-q80.webp']);
});
