import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SUCCESS_STORIES } from '#content/stories/index.ts';
import { COVER, coverBefore, type Measure, storyCover, StoryCoverArt } from './story-cover.tsx';
import { CHORD, lengthOf, meander } from './story-duration.ts';
import { chooseLines } from './story-cover.tsx';

const of = (kind: Measure['kind']) =>
  SUCCESS_STORIES.filter((story) => story.measure.kind === kind).map(
    ({ slug, measure }) => [slug, measure] as const,
  );

test.each(SUCCESS_STORIES.map((story) => [story.slug, story.measure] as const))(
  'draws %s with its figures in the description',
  (_, measure) => {
    const cover = storyCover(measure);
    const html = renderToStaticMarkup(<StoryCoverArt measure={measure} cover={cover} />);
    expect(cover.description).toContain(`${measure.before}`);
    expect(cover.description).toContain(`${measure.after}`);
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
    for (const { x, y } of [cover.before, cover.after]) {
      expect(x >= 0 && x <= 100).toBe(true);
      expect(y >= 7 && y <= 93).toBe(true);
    }
  },
);

const lines = (d: string) => d.split('M').length - 1;
const reachesEnd = (d: string) => /H(960|716)/.test(d);

describe('as it was before', () => {
  test.each(of('duration'))('%s: has the detour alone', (_, measure) => {
    const before = coverBefore(measure);
    expect(before.slice(0, 4)).toEqual(storyCover(measure).shapes.slice(0, 4));
    expect(before.filter(({ d }) => reachesEnd(d))).toHaveLength(4);
  });

  test.each(of('cost'))('%s: has a river that stays as thick', (_, measure) => {
    const [now, before] = [storyCover(measure).shapes, coverBefore(measure)];
    const left = (d: string) => /^M0 ([\d.]+)/.exec(d)![1];
    expect(before.map(({ d }) => left(d))).toEqual(now.map(({ d }) => left(d)));
    for (const { d } of before) expect(/ ([\d.]+)H960/.exec(d)![1]).toBe(left(d));
  });

  test.each(of('count'))('%s: has as many strands as before at both ends', (_, measure) => {
    const through = coverBefore(measure).filter(({ d }) => /^M(0|960) .*H(0|960)$/.test(d));
    expect(through).toHaveLength(measure.before);
  });

  test.each(of('share'))('%s: has as many lines of 100 that come through', (_, measure) => {
    const before = coverBefore(measure).map(({ d }) => d);
    expect(lines(before.join(''))).toBe(100);
    const through = before.join('').match(/H960/g) ?? [];
    expect(through).toHaveLength(measure.before);
  });

  test.each(of('spread'))('%s: has the range of before alone', (_, measure) => {
    const fills = coverBefore(measure).flatMap(({ fill }) => fill ?? []);
    expect(fills).toEqual(
      storyCover(measure)
        .shapes.slice(0, 3)
        .map(({ fill }) => fill),
    );
  });
});

describe('duration', () => {
  test.each(of('duration'))(
    '%s: draws the detour in proportion to the durations',
    (_, { before, after }) => {
      const way = meander(before / after);
      expect(lengthOf(way) / CHORD).toBeCloseTo(before / after, 5);
      expect(way.leg + 2 * way.radius + way.bundle).toBeLessThanOrEqual(318);
    },
  );
});

describe('share', () => {
  test.each(of('share'))('%s: continues the right number of 100 lines', (_, measure) => {
    const { old, added } = chooseLines(measure);
    expect(old).toHaveLength(measure.before);
    expect(old.length + added.length).toBe(measure.after);
    expect(new Set([...old, ...added]).size).toBe(measure.after);
    const [lost, fresh, kept] = storyCover(measure).shapes.map(({ d }) => d.split('M').length - 1);
    expect(lost).toBe(100 - measure.after);
    expect(fresh).toBe(measure.after - measure.before);
    expect(kept).toBe(measure.before);
  });
});

describe('cost', () => {
  test.each(of('cost'))('%s: narrows the river in proportion', (_, { before, after }) => {
    const { shapes } = storyCover({ kind: 'cost', before, after, unit: 'dollars', what: '' });
    const first = /^M0 ([\d.]+)/.exec(shapes[0]!.d)!;
    const last = /H960V([\d.]+)/.exec(shapes.at(-1)!.d)!;
    const lastLeft = /^M0 ([\d.]+)/.exec(shapes.at(-1)!.d)!;
    const right = 2 * (Number(last[1]) - 274);
    const left = 2 * (274 - Number(first[1]));
    expect(right / left).toBeCloseTo(after / before, 1);
    expect(Number(lastLeft[1])).toBeLessThan(COVER.height);
  });
});

describe('count', () => {
  test.each(of('count'))('%s: draws one strand per counted thing', (_, measure) => {
    const { shapes } = storyCover(measure);
    const through = shapes.filter(({ d }) => d.includes('C'));
    expect(shapes).toHaveLength(Math.max(measure.before, measure.after));
    expect(through).toHaveLength(Math.min(measure.before, measure.after));
  });
});

describe('spread', () => {
  test.each(of('spread'))('%s: draws both ranges to scale', (_, measure) => {
    const heights = storyCover(measure)
      .shapes.filter(({ fill }) => fill)
      .map(({ d }) => {
        const [, high, low] = /960 ([\d.]+)V([\d.]+)/.exec(d)!;
        return Number(low) - Number(high);
      });
    expect(heights[3]! / heights[0]!).toBeCloseTo(measure.after / measure.before, 2);
  });
});
