import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { sum } from '#src/ui/drawings/ribbon.ts';
import { count } from './bookings.ts';
import { MOVES } from './budget.ts';
import { PERIODS } from './calls.ts';
import { LEFT } from './decide.ts';
import { REQUESTS } from './decisions.ts';
import { HEROES } from './heroes.ts';
import { JOURNEY, journey } from './journey.ts';
import { MARKET, market } from './market.ts';
import { AGREED, REPORTS } from './one-number.ts';
import { CUSTOMER } from './orders.ts';
import { pen } from '#src/ui/drawings/heroes/pen.ts';
import { HeroArt, LOST } from '#src/ui/drawings/heroes/picture.tsx';
import { pipeline, STAGES } from './pipeline.ts';
import { ORDERED, quotes, WAITS } from './quotes.ts';
import { REFERRED } from './referrals.ts';
import { PAIRS, SYSTEMS } from './systems.ts';
import { IN_USE, PAYING, trials } from './trials.ts';

/** The height of a level band, from its path. */
const thickness = (d: string) => {
  const [, top, bottom] = /^M\S+ (\S+)L\S+ \S+ \S+ (\S+) /.exec(d)!;
  return Number(bottom) - Number(top);
};

const pieces = (d: string) => d.split('M').length - 1;

describe.each(Object.entries(HEROES))('the drawing %s', (_, drawing) => {
  test('has a description, is small and fits a phone', () => {
    const html = renderToStaticMarkup(<HeroArt drawing={drawing} />);
    expect(html.match(/role="img" aria-label="[^"]{40,}"/g)).toHaveLength(2);
    expect(html).not.toMatch(/NaN|undefined/);
    expect(brotliCompressSync(html).length).toBeLessThan(3000);
    expect(drawing.tall.width).toBe(360);
  });

  test.each(['wide', 'tall'] as const)('keeps its labels inside (%s)', (side) => {
    const { width, height, labels } = drawing[side];
    // a character is about half as wide as the font size: 15 on phones, 27 on tablets
    const letter = (kind = '') =>
      (kind.startsWith('figure') ? (side === 'wide' ? 64 : 40) : side === 'wide' ? 27 : 15) * 0.52;
    for (const { x, y, text, kind, end } of labels) {
      const long = text.length * letter(kind);
      expect(end ? x - long : x + long, text).toBeGreaterThan(0);
      expect(end ? x - long : x + long, text).toBeLessThan(width);
      expect(y, text).toBeLessThanOrEqual(height);
    }
  });
});

test('keeps the width of a band in a turn', () => {
  expect(pen().turn(0, 0, 10, 20, 100)).toBe(
    'M0 0A30 30 0 0 1 30 30L30 100 20 100 20 30A20 20 0 0 0 0 10z',
  );
  expect(pen(true).turn(0, 0, 10, 20, 100)).toBe(
    'M0 0A30 30 0 0 0 30 30L100 30 100 20 30 20A20 20 0 0 1 10 0z',
  );
});

describe('draws consistent figures', () => {
  test('of a pipeline: all leads of a stage leave or continue', () => {
    STAGES.forEach(({ count, lost, back }, index) => {
      expect(count - lost - back).toBe(STAGES[index + 1]?.count ?? count);
    });
    const heights = pipeline.wide.shapes.slice(5, 9).map(({ d }) => thickness(d) / 2.3);
    expect(heights.map(Math.round)).toEqual([20, 34, 58, 100]);
  });

  test('of requests, of money moved, of calls', () => {
    expect(sum(Object.values(REQUESTS))).toBe(1000);
    expect(sum(MOVES.map(([, , amount]) => amount))).toBe(100);
    expect(sum(PERIODS.map(({ answered }) => answered))).toBe(58);
    expect(sum(PERIODS.map(({ came }) => came))).toBe(96);
  });

  test('of a market: one mark per ten accounts', () => {
    const [field, , , later, now] = market.wide.shapes;
    expect(pieces(field!.d) * 32 * 10).toBe(MARKET.all);
    expect((pieces(later!.d) + pieces(now!.d)) * 10).toBe(MARKET.fit);
    expect(pieces(now!.d) * 10).toBe(MARKET.now);
  });

  test('of a journey: 100 customers are new or renew', () => {
    expect(journey.wide.labels[0]!.text).toBe(`${JOURNEY[0] - JOURNEY[4]} first touches`);
    expect(journey.wide.shapes.filter(({ fill }) => fill === LOST)).toHaveLength(4);
  });

  test('of five reports: the agreed figure is within their range', () => {
    const values = REPORTS.map(([, value]) => value);
    expect(Math.max(...values)).toBeGreaterThan(AGREED.value + AGREED.range);
    expect(Math.min(...values)).toBeLessThan(AGREED.value - AGREED.range);
  });

  test('of options and systems', () => {
    expect(LEFT.map((left) => left.length)).toEqual([9, 4, 2, 1]);
    expect([SYSTEMS.length, PAIRS.length]).toEqual([7, 21]);
  });

  test('of quotes: 9 of 18 orders by day two, 6 of 42 later', () => {
    const early = WAITS.flatMap((wait, index) => (wait <= 2 ? [index] : []));
    expect(early).toHaveLength(18);
    expect(early.filter((index) => ORDERED.has(index))).toHaveLength(9);
    expect(ORDERED.size).toBe(15);
    expect(pieces(quotes.wide.shapes[0]!.d)).toBe(60);
  });

  test('of trials: columns to scale above the stream of paying customers', () => {
    const heights = trials.wide.shapes.slice(0, 14).map(({ d }) => thickness(d) / 3.5);
    expect(heights.map(Math.round)).toEqual(IN_USE.map((inUse) => inUse - PAYING));
  });

  test('of referrals, orders and appointments', () => {
    expect([REFERRED.length, sum(REFERRED)]).toEqual([9, 31]);
    const { cost, margin } = CUSTOMER;
    expect(2 * margin < cost && cost < 3 * margin).toBe(true);
    expect([count('b'), count('f'), count('e')]).toEqual([50, 8, 2]);
  });
});
