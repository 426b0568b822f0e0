import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ClosingDrawing, type ClosingName, CLOSINGS } from './closing.tsx';
import { minutes, pillars } from './closing-counts.ts';
import { leaks, loop, merge } from './closing-variants.ts';

test.each(Object.keys(CLOSINGS) as ClosingName[])(
  '%s has labels, which can be replaced',
  (name) => {
    const own = CLOSINGS[name]().labels.map(({ text }) => text);
    const html = renderToStaticMarkup(<ClosingDrawing name={name} />);
    for (const label of own) expect(html).toContain(`>${label}</text>`);
    const texts = own.map((_, index) => `text ${index}`);
    const replaced = renderToStaticMarkup(<ClosingDrawing name={name} labels={texts} />);
    expect(replaced).toContain('>text 0</text>');
    expect(replaced).toMatch(/aria-label="[^"]*text 0/);
  },
);

test('draws five leaking bands of eight', () => {
  const { shapes } = leaks();
  expect(shapes).toHaveLength(8);
  expect(shapes.filter(({ d }) => d.includes('A'))).toHaveLength(5);
});

test('draws sixty minutes, 45 of them dark', () => {
  const [dark, light] = minutes().shapes.map(({ d }) => d.split('M').length - 1);
  expect([dark, light]).toEqual([45, 15]);
});

test('draws other amounts to scale', () => {
  expect(merge([4]).shapes).toHaveLength(4);
  expect(loop([8, 2]).shapes.filter(({ d }) => d.includes('A'))).toHaveLength(2);
  expect(pillars([90, 30, 60]).shapes.at(-1)!.d).toMatch(/^M30 /);
  const widths = leaks([30, 20, 50]).shapes.map(({ width = 0 }) => Math.round(width - 0.4));
  expect(widths).toEqual([48, 32, 80]);
});

test.each([leaks(), merge()])('a river leaves the band, however tall that is', ({ shapes }) => {
  const ends = shapes.flatMap(({ d }) => /V(\d+)$/.exec(d)?.[1] ?? []);
  expect(ends.length).toBeGreaterThan(1);
  for (const end of ends) expect(Number(end)).toBeGreaterThanOrEqual(2400);
});
