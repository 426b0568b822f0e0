import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeroEcho, inCopper } from './hero-echo.tsx';
import { drawingOf, type HeroOfPage } from './hero-of-page.ts';
import { HEROES } from './heroes.ts';
import { LINE } from '#src/ui/drawings/heroes/picture.tsx';

const PAGES: HeroOfPage[] = [
  ...(Object.keys(HEROES) as (keyof typeof HEROES)[]).map((hero) => ({ hero })),
  { streams: { shape: 'merge', ends: ['One', 'Two', 'Three'], river: 'All' } },
];

/** The perceived lightness of a color, 0 to 255. */
function lightness(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return 0.299 * red! + 0.587 * green! + 0.114 * blue!;
}

test('turns every band into a copper on which dark labels are legible', () => {
  for (const page of PAGES)
    for (const { fill, stroke } of drawingOf(page).tall.shapes)
      for (const color of [fill, stroke])
        if (color && color.toLowerCase() !== LINE)
          expect(lightness(inCopper(color))).toBeGreaterThanOrEqual(lightness('#e9651a'));
});

test('keeps lighter bands lighter', () => {
  const shades = ['#0b7a6a', '#1f9c86', '#54c6a8', '#8febc9'].map(inCopper).map(lightness);
  expect(shades).toEqual(shades.toSorted((a, b) => a - b));
});

test.each(PAGES)('repeats the labels of the hero, and is small: %j', (page) => {
  const html = renderToStaticMarkup(<HeroEcho of={page} />);
  for (const { text } of drawingOf(page).tall.labels) expect(html).toContain(`>${text}</text>`);
  expect(html).not.toMatch(/NaN|undefined/);
  expect(brotliCompressSync(html).length).toBeLessThan(3000);
});
