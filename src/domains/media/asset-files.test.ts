import { expect, test } from 'vitest';
import type { Asset } from './asset.ts';
import { createAssetFiles } from './asset-files.server.ts';
import { planRendition } from './rendition-plan.ts';
import type { RenditionRequest } from './rendition-request.ts';

const HASH = 'a'.repeat(64);
const CROP = { x: 0, y: 0, width: 0.5, height: 1 };
const FOCUS = { x: 0.1, y: 0.5 };
const PICTURE = { hash: HASH.slice(0, 32), format: 'jpeg', width: 3000, height: 1000 } as const;

test('lists what our own pages use, but not what strangers asked for', async () => {
  const names = new Map<string, string>();
  const store = (label: string, request: Partial<RenditionRequest>, crop = CROP) => {
    const picture = { ...PICTURE, crop, focus: FOCUS };
    const asked = { quality: 80, format: 'webp', ...request } as const;
    names.set(planRendition(picture, asked).name, label);
  };
  store('a usual width', { width: 400 });
  store('an AVIF', { width: 800, format: 'avif' });
  store('a cut', { width: 960, height: 480 });
  store('a link preview', { width: 1200, height: 630, format: 'jpeg' });
  store('its own width', {});
  store('an odd width', { width: 401 });
  store('an odd cut', { width: 400, height: 300 });
  store('an odd quality', { width: 1200, quality: 79 });
  store('a PNG', { width: 1200, format: 'png' });
  store('an earlier crop', { width: 1200 }, { ...CROP, x: 0.5 });
  const asset = {
    address: 'a.jpg',
    crop: CROP,
    focus: FOCUS,
    file: { kind: 'picture', hash: HASH, width: 3000, height: 1000 },
  } as Asset;
  const files = createAssetFiles({
    assets: { get: async () => asset, fileVersions: async () => [] },
    store: {
      read: async () => undefined,
      list: async () => [...names.keys()].map((name) => ({ name, size: 1 })),
    },
    slots: { now: (work) => work(), later: () => false },
  });
  const listed = await files.renditions('1');
  expect(listed.map(({ width, height, format }) => `${width}x${height} ${format}`)).toEqual([
    '400x267 webp',
    '800x533 avif',
    '960x480 webp',
    '1200x630 jpeg',
    '1500x1000 webp',
  ]);
});
