import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { HeroArt } from './picture.tsx';
import type { Streams } from './streams.ts';
import { streamsDrawing } from './streams-drawing.ts';

const LONGEST = 'Reports, trends and goals';
const names = (count: number) =>
  Array.from({ length: count }, (_, index) => `${index} ${LONGEST}`.slice(0, 24));
const SHAPES = ['merge', 'join', 'split'] as const;
const CASES = SHAPES.flatMap((shape) =>
  [3, 5, 8].map((count): Streams => ({ shape, ends: names(count), river: 'One river' })),
);
const GATED: Streams = { ...CASES[2]!, gates: ['Map', 'Build', 'Move', 'Adopt'] };
const titleOf = ({ shape, ends }: Streams) => `${shape} ${ends.length}`;

describe.each([...CASES, GATED].map((streams) => [titleOf(streams), streams] as const))(
  '%s',
  (_, streams) => {
    const drawing = streamsDrawing(streams);

    test.each(['wide', 'tall'] as const)('names one band of equal thickness each (%s)', (side) => {
      const { labels, shapes } = drawing[side];
      const texts = labels.map(({ text }) => text);
      expect(texts).toEqual(expect.arrayContaining([...streams.ends, streams.river]));
      const strokes = shapes.flatMap(({ stroke, width = 0 }) =>
        stroke?.startsWith('#') && width > 5 ? [width] : [],
      );
      expect(new Set(strokes).size).toBeLessThanOrEqual(1);
    });

    test.each(['wide', 'tall'] as const)('keeps its labels inside and apart (%s)', (side) => {
      const { width, height, labels } = drawing[side];
      // a character is about half as wide as the font size: 15 on phones, 27 on tablets
      const letter = (side === 'wide' ? 27 : 15) * 0.52;
      for (const { x, y, text, end } of labels) {
        // joining streams stand side by side, so their names must be short on tablets
        if (streams.shape === 'join' && side === 'wide' && text !== streams.river) continue;
        const long = text.length * letter;
        expect(end ? x - long : x + long, text).toBeGreaterThan(0);
        expect(end ? x - long : x + long, text).toBeLessThan(width);
        expect(y, text).toBeLessThanOrEqual(height);
      }
      const places = labels.map(({ x, y, end }) => `${x} ${y} ${end}`);
      expect(new Set(places).size).toBe(labels.length);
    });

    test('has a description and is small', () => {
      const html = renderToStaticMarkup(<HeroArt drawing={drawing} />);
      expect(html).not.toMatch(/NaN|undefined|Infinity/);
      expect(brotliCompressSync(html).length).toBeLessThan(3000);
      for (const name of [...streams.ends, streams.river, ...(streams.gates ?? [])])
        expect(drawing.description).toContain(name);
    });
  },
);

test.each(SHAPES)('%s: bands are as thick as the numbers at the ends of their names', (shape) => {
  const counted: Streams = { shape, ends: ['A, 30', 'B, 10 days', 'C, 60'], river: 'All' };
  const thick = streamsDrawing(counted).tall.shapes.flatMap(({ width = 0 }) =>
    width > 4 ? [width] : [],
  );
  // 104 units of the river, and 0.4 over the next band
  expect(thick).toEqual([31.6, 10.8, 62.8]);
});

test('draws other names differently', () => {
  const wide = (ends: string[]) =>
    JSON.stringify(streamsDrawing({ shape: 'merge', ends, river: 'All' }).wide.shapes);
  expect(wide(['A', 'B', 'C', 'D'])).not.toBe(wide(['E', 'F', 'G', 'H']));
  expect(wide(['A', 'B', 'C', 'D'])).toBe(wide(['A', 'B', 'C', 'D']));
});

test('a band begins beyond its name, also where the name has wide letters', () => {
  const ends = ['Ecommerce', 'Manufacturing', 'Wholesale'];
  const { shapes } = streamsDrawing({ shape: 'merge', ends, river: 'One' }).tall;
  // measured at 15 px in the text face
  const widths = [95, 116, 72];
  const starts = shapes
    .filter(({ width }) => width !== 1)
    .map(({ d }) => Number(/^M([\d.]+)/.exec(d)![1]));
  widths.forEach((width, index) => expect(starts[index]).toBeGreaterThan(20 + width));
});
