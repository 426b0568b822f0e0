import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LEVEL_COLORS } from '#src/domains/assessment/level-colors.ts';
import type { Result } from '#src/domains/assessment/score.ts';
import { findAll, findOne } from '#tests/support/html.ts';
import { PILLARS } from '#tests/builders/questionnaire.ts';
import { Gauge } from './gauge.tsx';
import { PillarStreams } from './pillar-streams.tsx';
import { RADIUS, scoreBands } from './score-bands.ts';

/** The drawing of a result says what its numbers say. */

const resultOf = (percentage: number, shares: readonly number[]): Result => ({
  totalScore: percentage,
  maxPossibleScore: 100,
  percentage,
  readinessLevel: 'AI Ready',
  pillarScores: shares.map((share, index) => ({
    pillar: PILLARS[index]!,
    score: share / 5,
    maxScore: 20,
    percentage: share,
  })),
});
const UNEVEN = [75, 50, 100, 25, 90];

const circlesOf = (result: Result) =>
  findAll(renderToStaticMarkup(<Gauge result={result} />), { name: 'circle' }).map(
    ({ attribs }) => attribs,
  );
/** The circles of the pillars, which are dashed by their whole length. */
const bandsOf = (result: Result) =>
  circlesOf(result).filter((circle) => circle['stroke-dasharray'] === '283');

test.each([
  [25, '212.3'],
  [68, '90.6'],
  [100, '0.0'],
])('draws %i percent of a circumference of 283 with a dash offset of %s', (percentage, offset) => {
  const result = resultOf(percentage, UNEVEN);
  expect(Math.round(2 * Math.PI * RADIUS)).toBe(283);
  expect(circlesOf(result)[0]).toMatchObject({ r: '45' });
  const bands = bandsOf(result);
  expect(bands).toHaveLength(5);
  for (const band of bands)
    expect(band).toMatchObject({ pathlength: '283', 'stroke-dashoffset': offset });
});

test('ends the ring with a mark in the color of the level', () => {
  const result = resultOf(50, UNEVEN);
  const mark = circlesOf(result).find(({ stroke }) => stroke === LEVEL_COLORS['AI Ready'].bright);
  expect(mark).toMatchObject({ 'stroke-dasharray': '2 566', 'stroke-dashoffset': '-139.5' });
});

test('draws each band as thick as the percentage of its pillar, side by side from the outside', () => {
  const { bands, thickness } = scoreBands(UNEVEN.map((percentage) => ({ percentage })));
  const perPoint = bands.map(({ width }, index) => width / UNEVEN[index]!);
  for (const scale of perPoint) expect(scale).toBeCloseTo(perPoint[0]!);
  const outer = RADIUS + thickness / 2;
  for (const [index, { radius, width }] of bands.entries()) {
    const next = bands[index + 1];
    const inner = radius - width / 2;
    if (index === 0) expect(radius + width / 2).toBeCloseTo(outer, 1);
    expect(inner).toBeCloseTo(next ? next.radius + next.width / 2 : outer - thickness, 0);
  }
});

test('leads streams of the same thickness and shade from the rows into the ring', () => {
  const { pillarScores } = resultOf(68, UNEVEN);
  const { bands } = scoreBands(pillarScores);
  const html = renderToStaticMarkup(<PillarStreams pillars={pillarScores} />);
  const rows = findAll(html, { name: 'li' });
  const paths = findAll(findOne(html, { name: 'svg' }), { name: 'path' });
  for (const [index, { width, shade }] of bands.entries()) {
    expect(rows[index]!.attribs['style']).toContain(`--width:${width};`);
    expect(rows[index]!.attribs['style']).toContain(`--shade:${shade}`);
    expect(paths[index]!.attribs['fill']).toBe(shade);
    // `M x y C ... x y V y`: the thickness at the ring
    const [, from, to] = /(\S+)V(\S+)C/.exec(paths[index]!.attribs['d']!)!;
    expect(Math.abs(Number(to) - Number(from) - width)).toBeLessThanOrEqual(0.11);
  }
});
