import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SOCIAL_ART } from '#content/drawings/social/art.tsx';
import { coverOf, POST_COVERS } from '#content/drawings/post-covers.ts';
import { HEROES } from '#content/drawings/heroes/heroes.ts';
import {
  SOCIAL_DESIGN,
  type SocialDrawing,
} from '#src/domains/social-images/social-card.server.ts';
import { renderSocialBackground } from '#src/ui/drawings/social/social-background.server.tsx';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { createImageSlots } from './media.server.ts';
import { wireSocialImages } from './social-images.server.tsx';

const images = wireSocialImages({
  store: { read: async () => undefined, write: async () => undefined },
  slots: createImageSlots(),
  log: silentLogger,
  readMark: async () => 'drawn',
});

/** A headline of the maximum length. */
const TITLE =
  'What to write into the quarterly revenue report when three departments each bring a different and well defended total x';

const CARD = { kind: 'page', brand: 'Cadron', eyebrow: 'Contact', title: TITLE } as const;

const words = {
  before: '23 per 100 records',
  after: '3 per 100 records',
  improvement: '87% fewer',
};
const change = { before: 23, after: 3 };

const DRAWINGS: SocialDrawing[] = [
  { of: 'confluence' },
  ...Object.keys(HEROES).map((name): SocialDrawing => ({ of: 'hero', name })),
  { of: 'cover', family: 'Data Quality', seed: 'a' },
  ...Object.keys(POST_COVERS).map((slug): SocialDrawing => ({ of: 'cover', ...coverOf(slug, '') })),
  { of: 'story', change, words },
  { of: 'stories', changes: Array.from({ length: 15 }, () => change) },
  { of: 'pillars', names: Array.from({ length: 6 }, () => 'Governance & Change Management') },
  { of: 'sheets', count: 8 },
  { of: 'minutes', minutes: [4, 6, 9, 5] },
];

test('draws a PNG of 1200 by 630 under 80 KB for the longest title over any drawing', async () => {
  for (const drawing of DRAWINGS) {
    const png = await images.find({ ...CARD, drawing });
    if (png === 'busy') throw new Error('busy');
    expect(png.length, JSON.stringify(drawing)).toBeLessThan(80_000);
    expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
});

test('requires a new design name when a background changes', () => {
  const grounds = JSON.stringify(
    DRAWINGS.map((drawing) => renderSocialBackground(drawing, SOCIAL_ART)),
  );
  const drawn = createHash('sha256').update(grounds).digest('hex').slice(0, 16);
  // When this fails, a drawing has changed: give SOCIAL_DESIGN its next name, then note both here.
  expect({ design: SOCIAL_DESIGN, drawn }).toEqual({ design: 's3', drawn: '2d5e8d4c6201affd' });
});

test('the company’s icon stands where the mark is drawn otherwise', async () => {
  const icon = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  const own = wireSocialImages({
    store: { read: async () => undefined, write: async () => undefined },
    slots: createImageSlots(),
    log: silentLogger,
    readMark: async (mark) => (mark === '/media/icon.png' ? icon : 'none'),
  });
  const pixelOf = async (mark: string) => {
    const png = await own.find({ ...CARD, mark, drawing: { of: 'confluence' } });
    const { data } = await sharp(png as Buffer)
      .extract({ left: 76, top: 58, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data];
  };
  expect(await pixelOf('/media/icon.png')).toEqual([255, 0, 0]);
  expect(await pixelOf('')).not.toEqual([255, 0, 0]);
});
