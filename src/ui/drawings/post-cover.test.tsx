import { describe, expect, test } from 'vitest';
import { postCoverSvg, coverShapes } from './post-cover.tsx';
import { type CoverFamily, FAMILIES } from './post-cover-families.ts';

const CATEGORIES = [
  'CRM Implementation',
  'AI Enablement',
  'Go-to-Market',
  'Reporting & Analytics',
  'Data Quality',
];
const SEEDS = ['one-long-slug', 'another-long-slug', 'a-slug-with-7', 'a', 'b', 'c'];

test.each(CATEGORIES)('%s: draws each slug differently and deterministically', (family) => {
  const covers = SEEDS.map((seed) => postCoverSvg({ family, seed }));
  expect(new Set(covers).size).toBe(SEEDS.length);
  expect(postCoverSvg({ family, seed: SEEDS[0]! })).toBe(covers[0]);
  for (const cover of covers) {
    expect(cover).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 1200 675"/);
    expect(cover).not.toMatch(/NaN|undefined|var\(|<text/);
  }
});

test.each(Object.keys(FAMILIES))('%s draws other values differently, and needs none', (family) => {
  const covers = [undefined, [9, 3, 2, 1], [9, 6, 4, 2]].map((values) =>
    postCoverSvg({ family, seed: 'a', values }),
  );
  expect(new Set(covers).size).toBe(3);
  expect(covers.join('')).not.toMatch(/NaN|undefined|Infinity/);
});

test.each(['Something new', 'constructor'])(
  'draws the category %s like the first one',
  (family) => {
    expect(postCoverSvg({ family, seed: 'a' })).toBe(
      postCoverSvg({ family: 'CRM Implementation', seed: 'a' }),
    );
  },
);

test('bands with an outline end beyond the edge of the cover', () => {
  const cover = postCoverSvg({ family: 'CRM Implementation', seed: 'a' });
  expect(cover).toContain('H1203');
  expect(cover).not.toContain('H1200V3');
});

describe('values are drawn to scale', () => {
  const drawn = (family: CoverFamily, values: number[]) =>
    coverShapes({ family, seed: 'a', values });
  const proportions = (sizes: number[], first: number) =>
    sizes.map((size) => Math.round((size / sizes[0]!) * first));

  /** The thickness of a band of `reach` at its right end. */
  const thicknessOf = (d: string) => {
    const [, top, bottom] = /(-?[\d.]+)H-?[\d.]+V(-?[\d.]+)/.exec(d)!.map(Number);
    return bottom! - top!;
  };

  test.each(['merge', 'split', 'narrow'] as const)('%s by the thickness of bands', (family) => {
    const bands = drawn(family, [60, 30, 10]).filter(({ fill }) => fill);
    expect(
      proportions(
        bands.map(({ d }) => thicknessOf(d)),
        60,
      ),
    ).toEqual([60, 30, 10]);
  });

  test('join by the thickness of the river and of what joins it', () => {
    const widths = drawn('join', [4, 2, 1]).map(({ width }) => width! - 0.6);
    expect(proportions(widths, 1)).toEqual([1, 1, 1, 1, 2, 1]);
  });

  test('cone by its ranges at the edge', () => {
    const ranges = drawn('cone', [50, 40, 10]).flatMap(({ d }) => {
      const [, high, low] = (/ 1200 ([\d.]+)V([\d.]+)/.exec(d) ?? []).map(Number);
      return high === undefined ? [] : [low! - high];
    });
    expect(proportions(ranges, 50)).toEqual([50, 40, 10]);
  });

  test('gate by a mark for each record, or for ten of them', () => {
    const marks = (values: number[]) => {
      const shapes = drawn('gate', values);
      const at = shapes.findIndex(({ d }) => d.endsWith('V675'));
      const sorted = shapes.slice(at + 1).flatMap(({ d }) => d.match(/M/g)!);
      return [at, sorted.length];
    };
    expect(marks([163, 71])).toEqual([163, 71]);
    expect(marks([1180, 1030])).toEqual([118, 103]);
    expect(marks([11.8, 10.3])).toEqual([118, 103]);
  });

  test('steps by the length of bars that follow each other', () => {
    const bars = drawn('steps', [1, 4, 5]).map(({ d }) => /^M([\d.]+) [\d.]+h([\d.]+)/.exec(d)!);
    expect(bars.map(([, from, length]) => [Number(from), Number(length)])).toEqual([
      [0, 120],
      [120, 480],
      [600, 600],
    ]);
  });

  test('change by the thickness before and after, each pair to its own scale', () => {
    const ends = drawn('change', [8, 2, 30, 60]).map(({ d }) => {
      const after = thicknessOf(d);
      const [, top] = /^M\S+ (\S+)H/.exec(d)!.map(Number);
      const [, bottom] = / (\S+)H0Z$/.exec(d)!.map(Number);
      return Math.round((100 * after) / (bottom! - top!));
    });
    expect(ends).toEqual([25, 200]);
  });
});
