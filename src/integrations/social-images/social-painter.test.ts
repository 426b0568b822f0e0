import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSocialPainter, type SocialBackground } from './social-painter.server.ts';

const PINE = [10, 46, 37];
const TOP = 384;

/** A pine background with a full-width light drawing in its lower part. */
const GROUND: SocialBackground = {
  svg:
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">' +
    `<path d="M0 0H1200V630H0z" fill="#0A2E25"/><path d="M0 ${TOP}H1200V630H0z" fill="#8FEBC9"/></svg>`,
  top: TOP,
  labels: [],
};

const painter = createSocialPainter();
const draw = (title: string, eyebrow = 'Service') =>
  painter.png({ brand: 'Cadron', title, eyebrow }, GROUND);

/** Whether this part of the image contains anything but the background. */
async function isTouched(png: Buffer, left: number, top: number, width: number, height: number) {
  const part = sharp(png).removeAlpha().extract({ left, top, width, height });
  const pixels = await part.raw().toBuffer();
  return pixels.some((value, at) => Math.abs(value - PINE[at % 3]!) > 3);
}

const fetched = vi.fn(() => Promise.reject(new Error('no network')));
beforeEach(() => void vi.stubGlobal('fetch', fetched));
afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['one word', 'About'],
  ['one letter', 'I'],
  ['two lines', 'A CRM that runs\nthe way you sell'],
  [
    '120 letters',
    'What to write into the quarterly revenue report when three departments each bring a different and well defended total x',
  ],
  ['a very long title', 'Word after word, '.repeat(300)],
  ['a word without end', 'n'.repeat(700)],
  ['a long word', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenhersteller'],
  ['umlauts on capitals', 'ÄÖÜ Übergrößen\nÀÉÎÕÑ ŁÓDŹ'],
  ['emoji', '🚀 Growth 👩‍👩‍👧‍👦 without hype ✨'],
  ['other scripts', 'שלום 東京 नमस्ते Growth Ω'],
  ['markup', '<b>&amp; "quotes"</b> ]]> </svg>'],
  ['only line breaks and spaces', ' \n\n \n'],
  ['invisible characters', 'a\u0000b\u200Bc\u202Ed\uD800'],
])('renders %s between head and drawing, inside the margins', async (_name, title) => {
  const png = await draw(title);
  expect(fetched).not.toHaveBeenCalled();
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(80_000);
  expect(await isTouched(png, 50, 100, 1100, TOP - 100)).toBe(true);
  expect(await isTouched(png, 0, 0, 40, TOP)).toBe(false);
  expect(await isTouched(png, 1152, 0, 48, TOP)).toBe(false);
  expect(await isTouched(png, 0, TOP - 24, 1200, 24)).toBe(false);
  expect(await isTouched(png, 0, 84, 1200, 8)).toBe(false);
});

test('shows the brand name for a title without supported characters', async () => {
  expect((await draw('東京')).equals(await draw('Cadron'))).toBe(true);
});

test('truncates a long eyebrow before the brand name', async () => {
  const png = await draw('About', 'A category with a name that goes on '.repeat(9));
  expect(await isTouched(png, 270, 30, 60, 60)).toBe(false);
  expect(await isTouched(png, 700, 30, 400, 60)).toBe(true);
});

test('places the labels of the drawing', async () => {
  const label = { text: '64 days', size: 60, face: 'display', color: '#04211A' } as const;
  const png = await painter.png(
    { brand: 'Cadron', title: 'A', eyebrow: '' },
    { ...GROUND, labels: [{ ...label, x: 1144, y: 500, isEnd: true }] },
  );
  const rows = sharp(png).removeAlpha().extract({ left: 900, top: 385, width: 300, height: 245 });
  const { data, info } = await rows.raw().toBuffer({ resolveWithObject: true });
  const dark = Array.from({ length: info.width * info.height }, (_, at) => at).filter(
    (at) => data[at * 3]! < 60,
  );
  const xs = dark.map((at) => 900 + (at % info.width));
  const ys = dark.map((at) => 385 + Math.floor(at / info.width));
  expect(Math.max(...xs)).toBeGreaterThan(1134);
  expect(Math.max(...xs)).toBeLessThanOrEqual(1146);
  expect(Math.min(...ys)).toBeGreaterThan(450);
  expect(Math.max(...ys)).toBeLessThan(516);
});
