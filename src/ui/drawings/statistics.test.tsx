import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GrowingBand, Marks, NarrowingBand, ShorterRun } from './statistics.tsx';

test('draws 125 percent more as a band 2.25 times as thick', () => {
  const html = renderToStaticMarkup(<GrowingBand id="a" percent={125} />);
  const top = Number(/M0 ([\d.]+)H120/.exec(html)![1]);
  expect(300 / (300 - top)).toBeCloseTo(2.25, 2);
  expect(html).toContain('2.25 times as thick');
});

test('draws 59 percent lower as a band that narrows to 41 of 100 parts', () => {
  const html = renderToStaticMarkup(<NarrowingBand id="a" percent={59} />);
  const [, top, bottom] = /([\d.]+)H432V([\d.]+)H300/.exec(html)!;
  expect(Number(bottom) - Number(top)).toBeCloseTo(41, 1);
});

test('draws 56 percent shorter as lanes that end at 44 of 100 parts', () => {
  const html = renderToStaticMarkup(<ShorterRun percent={56} />);
  expect(Number(/h([\d.]+)v22/.exec(html)![1]) / 432).toBeCloseTo(0.44, 3);
});

/** How many marks the lines of each path in turn are dashed into. */
const marksIn = (html: string, pitch = 10): number[] =>
  [...html.matchAll(/ d="([^"]*)"/g)].map(([, lines]) =>
    [...lines!.matchAll(/v(\d+)/g)].reduce(
      (sum, [, length]) => sum + Math.ceil(Number(length) / pitch),
      0,
    ),
  );

test('draws 300 projects as 300 dots', () => {
  const html = renderToStaticMarkup(<Marks id="a" count={300} columns={50} noun="project" />);
  expect(marksIn(html)).toEqual([300]);
});

test('draws 42 platforms as 42 dots, 43 in one row more, and 16 strategies as 16 bars', () => {
  const dots = (count: number) =>
    renderToStaticMarkup(<Marks id="a" count={count} columns={14} noun="platform" />);
  const bars = <Marks id="a" shape="bar" count={16} columns={16} noun="strategy" />;
  expect([42, 43].map((count) => marksIn(dots(count)))).toEqual([[42], [43]]);
  expect(marksIn(renderToStaticMarkup(bars), 40)).toEqual([16]);
});

test.each([
  ['fills 91 of 100 cells for 91 percent satisfaction', 91, 25],
  ['fills 42 of 100 cells for 58 percent less effort', 42, 20],
])('%s', (_, filled, columns) => {
  const html = renderToStaticMarkup(
    <Marks id="a" shape="cell" count={filled} of={100} columns={columns} noun="x" />,
  );
  expect(marksIn(html)).toEqual([filled, 100 - filled]);
  expect(html).toContain(`${filled} of 100 marks`);
});
