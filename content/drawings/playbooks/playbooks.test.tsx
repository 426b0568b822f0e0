import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { sum } from '#src/ui/drawings/ribbon.ts';
import { afternoon, checklist, numbers, REPAIRS, TICKED } from './cover-pictures.ts';
import { type CoverName, COVERS, GuideCover, PANEL, titleLines } from './guide-cover.tsx';
import { MinuteBars, RatingCells } from './guide-facts.tsx';
import { AGENDA, FEATURES, LOST, readFrom, reviewAndChecks, SEVEN } from './spreads.ts';
import { Spread, type SpreadName, SPREADS } from './spread.tsx';

const covers = Object.keys(COVERS) as CoverName[];
const spreads = Object.keys(SPREADS) as SpreadName[];
const pieces = (d: string) => d.split('M').length - 1;
/** The right end of a path, from its horizontal segments. */
const rightEdge = (d: string) => {
  const [, x, run] = /M([\d.]+) [\d.]+h([\d.]+)/.exec(d) ?? [];
  return Math.max(
    Number(x ?? 0) + Number(run ?? 0),
    ...[...d.matchAll(/H(\d+)/g)].map(([, h]) => Number(h)),
  );
};
/** The width of a box, from its path. */
const length = (d: string) => Number(/h([\d.]+)v/.exec(d)![1]);

describe.each(covers)('the cover %s', (name) => {
  test('is small, decorative and continues beyond its panel', () => {
    const html = renderToStaticMarkup(<GuideCover name={name} title="CRM Checklist" />);
    expect(html).toContain('aria-hidden="true"');
    expect(html).not.toMatch(/NaN|undefined/);
    expect(brotliCompressSync(html).length).toBeLessThan(3000);
    const { left, draw } = COVERS[name];
    expect(Math.max(...draw(left).map(({ d }) => rightEdge(d)))).toBeGreaterThan(PANEL.width);
  });
});

test('wraps a title into lines and gives a long word its own line', () => {
  expect(titleLines('HubSpot Quick Wins')).toEqual(['HubSpot', 'Quick Wins']);
  expect(titleLines('CRM Implementation Checklist')).toEqual([
    'CRM',
    'Implementation',
    'Checklist',
  ]);
});

test('draws the counts of the guides on their covers', () => {
  expect(numbers(320)).toHaveLength(SEVEN.length);
  const bars = afternoon(200);
  expect(bars.map(({ d }) => length(d) / length(bars[0]!.d))).toEqual(
    REPAIRS.map((minutes) => minutes / REPAIRS[0]),
  );
  const ticked = TICKED.filter(Boolean).length;
  const shapes = checklist(200);
  expect(shapes.filter(({ fill, stroke }) => fill && !stroke)).toHaveLength(ticked + 1);
  // an unticked line is a box and a rule
  expect(pieces(shapes.at(-1)!.d)).toBe(2 * (TICKED.length - ticked));
});

describe.each(spreads)('the spread %s', (name) => {
  test('has a description and is small', () => {
    const html = renderToStaticMarkup(<Spread name={name} />);
    expect(html).toMatch(/role="img" aria-label="[^"]{40,}\."/);
    expect(html).not.toMatch(/NaN|undefined/);
    expect(brotliCompressSync(html).length).toBeLessThan(3000);
  });

  test('shows the edges of the pages before and after it', () => {
    const html = renderToStaticMarkup(<Spread name={name} />);
    const paper = /class="spread-paper" d="([^"]+)"/.exec(html)![1]!;
    expect(pieces(paper)).toBe(spreads.length);
    expect(paper.split('M-').length - 1).toBe(spreads.indexOf(name));
  });
});

test('draws the counts of the texts on the spreads', () => {
  expect([readFrom('deals'), readFrom('contacts'), readFrom('tasks')]).toEqual([4, 2, 1]);
  expect(sum(AGENDA)).toBe(15);
  expect(sum(FEATURES)).toBe(12);
  const minutes = reviewAndChecks.shapes.slice(0, AGENDA.length);
  expect(minutes.map(({ d }) => pieces(d))).toEqual([...AGENDA]);
  const remaining = reviewAndChecks.shapes
    .at(-1)!
    .d.match(/-?\d+\.?\d*/g)!
    .map(Number);
  const leaving = reviewAndChecks.shapes.slice(AGENDA.length, -1);
  expect(leaving).toHaveLength(LOST.length);
  expect((remaining[4]! - remaining[0]!) / 1.9).toBeCloseTo(100 - sum(LOST), 0);
});

test('draws minutes as bars and a rating as cells', () => {
  const bars = renderToStaticMarkup(<MinuteBars minutes={8} />);
  expect(pieces(/ d="([^"]+)"/.exec(bars)![1]!)).toBe(8);
  const cells = renderToStaticMarkup(<RatingCells rating={3.4} />);
  const [filled, rest] = [...cells.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d!);
  const total = (d: string) => sum([...d.matchAll(/h(\d+)v/g)].map(([, width]) => Number(width)));
  expect([total(filled!), total(rest!)]).toEqual([34, 16]);
});
