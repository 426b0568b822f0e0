import { expect, test } from 'vitest';
import { SOCIAL_ART } from '#content/drawings/social/art.tsx';
import { HEROES } from '#content/drawings/heroes/heroes.ts';
import { BAND_FAMILIES, FAMILIES } from '#src/ui/drawings/post-cover-families.ts';
import { SOCIAL } from './social-art.ts';
import { socialArt, type SocialDrawing } from './social-drawing.ts';
import { renderSocialBackground } from './social-background.server.tsx';

const words = { before: '64 days', after: '28 days', improvement: '56% shorter' };

const DRAWINGS: SocialDrawing[] = [
  { of: 'confluence' },
  ...Object.keys(HEROES).map((name): SocialDrawing => ({ of: 'hero', name })),
  ...[...BAND_FAMILIES, 'AI Enablement', 'A category nobody drew'].map((family): SocialDrawing => ({
    of: 'cover',
    family,
    seed: 'a-post',
  })),
  ...Object.keys(FAMILIES).map((family): SocialDrawing => ({
    of: 'cover',
    family,
    seed: 'a-post',
    values: [50, 30, 20, 10],
  })),
  { of: 'pillars', names: ['Data', 'Funnel', 'Automation', 'Content', 'Governance'] },
  { of: 'story', change: { before: 64, after: 28 }, words },
  { of: 'story', change: { before: 4, after: 9 }, words },
  {
    of: 'stories',
    changes: [
      { before: 64, after: 28 },
      { before: 4, after: 9 },
    ],
  },
  { of: 'sheets', count: 8 },
  { of: 'minutes', minutes: [5, 10, 45] },
];

const nameOf = (drawing: SocialDrawing) => Object.values(drawing).map(String).join(' ');

test.each(DRAWINGS.map((drawing) => [nameOf(drawing), drawing] as const))(
  '%s is a self-contained file and leaves the upper half to the title',
  (_name, drawing) => {
    const { svg, top, labels } = renderSocialBackground(drawing, SOCIAL_ART);
    expect(svg).toMatch(/^<svg xmlns="[^"]+" width="1200" height="630"/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|var\(|class=|href=/);
    expect(svg.match(/<path/g)!.length).toBeGreaterThan(4);
    expect(top).toBeGreaterThan(SOCIAL.height / 2);
    for (const { x, y } of labels) {
      expect(x).toBeGreaterThanOrEqual(SOCIAL.margin);
      expect(x).toBeLessThanOrEqual(SOCIAL.width - SOCIAL.margin);
      expect(y).toBeLessThan(SOCIAL.height - 12);
    }
  },
);

test('draws every page differently', () => {
  const drawn = DRAWINGS.map((drawing) => renderSocialBackground(drawing, SOCIAL_ART).svg);
  // An unknown category uses the cover of the first one.
  expect(new Set(drawn).size).toBe(DRAWINGS.length - 1);
});

test('draws the river of the home page for an unknown hero', () => {
  expect(socialArt({ of: 'hero', name: 'constructor' }, SOCIAL_ART)).toEqual(
    socialArt({ of: 'confluence' }, SOCIAL_ART),
  );
});

/** Height of a level bar, `M0 0L440 0 440 176 0 176z`. */
const heightOf = (d: string) => {
  const [, y0, y1] = /^M[\d.-]+ ([\d.-]+)L[\d.-]+ [\d.-]+ [\d.-]+ ([\d.-]+)/.exec(d) ?? [];
  return Number(y1) - Number(y0);
};

test('draws before, after and the savings of a story to scale', () => {
  const change = { before: 64, after: 28 };
  const [saved, after, before] = socialArt({ of: 'story', change, words }, SOCIAL_ART).shapes;
  expect(heightOf(after!.d) / heightOf(before!.d)).toBeCloseTo(28 / 64, 2);
  // The turn starts at the lower edge of `after` and ends at that of `before`.
  const [, from] = /^M[\d.]+ ([\d.]+)A/.exec(saved!.d)!;
  const [, to] = / ([\d.]+)z$/.exec(saved!.d)!;
  expect(Number(from)).toBeCloseTo(heightOf(after!.d), 0);
  expect(Number(to)).toBeCloseTo(heightOf(before!.d), 0);
});

test('draws the gains of a story to scale', () => {
  const change = { before: 4, after: 9 };
  const [before, ...won] = socialArt({ of: 'story', change, words }, SOCIAL_ART).shapes;
  const joined = won.reduce((sum, { width = 0 }) => sum + width - 0.6, 0);
  expect(joined / heightOf(before!.d)).toBeCloseTo((9 - 4) / 4, 1);
});

test('draws a sheet per page of a guide, and bars in proportion to minutes', () => {
  const papers = socialArt({ of: 'sheets', count: 8 }, SOCIAL_ART).shapes.filter(({ d }) =>
    d.endsWith('z'),
  );
  expect(papers).toHaveLength(8);
  const bars = socialArt({ of: 'minutes', minutes: [10, 30] }, SOCIAL_ART).shapes;
  expect(bars.map(({ d }) => Number(/h([\d.]+)/.exec(d)![1]))).toEqual([300, 900]);
});
