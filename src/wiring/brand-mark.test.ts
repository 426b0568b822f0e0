import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { IndexedAsset } from '#src/domains/media/asset-index.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { photo } from '#tests/builders/picture.ts';
import { createMarkReader } from './brand-mark.server.ts';

const ICON = '/media/cms_media/Brand/our%20icon.png?v=1';

async function openReader(files: Record<string, Buffer>) {
  const read: string[] = [];
  const find = (address: string) =>
    address === 'Brand/our icon.png' ? ({ storageKey: 'key' } as IndexedAsset) : undefined;
  const store = {
    async read(key: string) {
      read.push(key);
      return files[key];
    },
  };
  return { read, readMark: createMarkReader({ index: { find }, store, log: silentLogger }) };
}

test('an icon of the library is a square PNG, read once', async () => {
  const { readMark, read } = await openReader({ key: await photo(300, 200, 'png') });
  const mark = await readMark(ICON);
  expect(await sharp(mark as Buffer).metadata()).toMatchObject({
    format: 'png',
    width: 160,
    height: 160,
  });
  await readMark(ICON);
  expect(read).toEqual(['key']);
});

test('without a logo the mark is drawn, with a logo alone there is none', async () => {
  const { readMark } = await openReader({});
  expect(await readMark(null)).toBe('drawn');
  expect(await readMark('')).toBe('none');
});

test.each([
  ['that is not in the library', '/media/cms_media/gone.png', {}],
  ['of another site', 'https://elsewhere.example/icon.png', {}],
  ['whose file is gone', ICON, {}],
  ['that is no picture', ICON, { key: Buffer.from('text') }],
])('an icon %s is left out', async (_name, mark, files) => {
  const { readMark } = await openReader(files);
  expect(await readMark(mark)).toBe('none');
});
