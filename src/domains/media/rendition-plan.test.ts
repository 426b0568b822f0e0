import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOfSameView, type PictureMetadata, planRendition, roundUp } from './rendition-plan.ts';
import type { RenditionRequest } from './rendition-request.ts';

const picture: PictureMetadata = { hash: 'abc', format: 'jpeg', width: 3000, height: 2000 };

const plan = (requested: Partial<RenditionRequest>, of: Partial<PictureMetadata> = {}) =>
  planRendition({ ...picture, ...of }, { quality: 80, format: 'webp', ...requested });

const size = (...given: Parameters<typeof plan>) => {
  const { width, height } = plan(...given);
  return [width, height];
};

test('scales to one side, crops to two, and uses the maximum width for none', () => {
  expect(size({ width: 1200 })).toEqual([1200, 800]);
  expect(size({ height: 100 })).toEqual([150, 100]);
  expect(size({ width: 500, height: 500 })).toEqual([500, 500]);
  expect(size({ quality: 50 })).toEqual([2400, 1600]);
  expect(size({ quality: 50 }, { width: 600, height: 900 })).toEqual([600, 900]);
});

test('never enlarges, and shrinks a frame that is too large in proportion', () => {
  const small = { width: 300, height: 200 };
  expect(size({ width: 800 }, small)).toEqual([300, 200]);
  expect(size({ height: 800 }, small)).toEqual([300, 200]);
  expect(size({ width: 800, height: 800 }, small)).toEqual([200, 200]);
  expect(size({ width: 1000, height: 100 }, small)).toEqual([300, 30]);
});

test('limits a side to at least one and at most 16,000 pixels', () => {
  expect(size({ width: 1 }, { width: 5000, height: 10 })).toEqual([1, 1]);
  expect(size({ width: 100 }, { width: 100, height: 40_000 })).toEqual([40, 16_000]);
});

test('fits any request into any image', () => {
  const side = fc.integer({ min: 1, max: 30_000 });
  const requested = fc.option(fc.integer({ min: 1, max: 2400 }), { nil: undefined });
  fc.assert(
    fc.property(side, side, requested, requested, (width, height, wide, high) => {
      const made = plan({ width: wide, height: high }, { width, height });
      expect(made.width).toBeGreaterThanOrEqual(1);
      expect(made.width).toBeLessThanOrEqual(Math.min(width, wide ?? width, 16_000));
      expect(made.height).toBeGreaterThanOrEqual(1);
      expect(made.height).toBeLessThanOrEqual(Math.min(height, high ?? height, 16_000));
    }),
  );
});

test('gives equal renditions the same name, and different ones another', () => {
  const small = { width: 300, height: 200 };
  expect(plan({ width: 300 }, small).name).toBe(plan({ width: 2400 }, small).name);
  expect(plan({ format: 'origin' }).name).toBe(plan({ format: 'jpeg' }).name);
  expect(plan({ format: 'png', quality: 20 }).name).toBe(plan({ format: 'png' }).name);
  const names = [
    plan({}),
    plan({ width: 800 }),
    plan({ width: 800, height: 800 }),
    plan({ quality: 81 }),
    plan({ format: 'avif' }),
    plan({}, { hash: 'other' }),
  ].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names[0]).toBe('r1-abc-2400x1600-q80.webp');
  expect(names.filter((name) => isOfSameView(name, plan({})))).toHaveLength(5);
});

test('shows the crop, and keeps the focus in a frame', () => {
  const crop = { x: 0.5, y: 0, width: 0.5, height: 1 };
  const focus = { x: 1, y: 0.5 };
  const cropped = plan({ width: 300 }, { crop });
  expect(cropped).toMatchObject({
    region: { left: 1500, top: 0, width: 1500, height: 2000 },
    width: 300,
    height: 400,
  });
  expect(plan({ width: 2400 }, { crop })).toMatchObject({ width: 1500, isCommon: true });
  expect(plan({ width: 100, height: 100 }, { focus }).region.left).toBe(1000);
  const views = [plan({}), plan({}, { crop }), plan({}, { focus }), plan({}, { crop, focus })];
  for (const one of views)
    expect(views.filter(({ name }) => isOfSameView(name, one))).toEqual([one]);
});

test('marks renditions of responsive or full width in default quality as common', () => {
  expect([400, 800, 1200, 1600, 2400].every((width) => plan({ width }).isCommon)).toBe(true);
  expect(plan({ width: 1000 }, { width: 1000 }).isCommon).toBe(true);
  expect(plan({ width: 1000 }).isCommon).toBe(false);
  expect(plan({ width: 800, height: 800 }).isCommon).toBe(false);
  expect(plan({ width: 800, quality: 79 }).isCommon).toBe(false);
});

test('marks the frames of the site as common, also of a picture that is too small for them', () => {
  for (const of of [{}, { width: 300, height: 200 }]) {
    expect(plan({ width: 800, height: 400 }, of).isCommon).toBe(true);
    expect(plan({ width: 800, height: 400, quality: 79 }, of).isCommon).toBe(false);
    expect(plan({ width: 800, height: 401 }, of).isCommon).toBe(false);
    expect(plan({ width: 802, height: 401 }, of).isCommon).toBe(false);
  }
});

const rounded = (requested: Partial<RenditionRequest>, of: Partial<PictureMetadata> = {}) =>
  plan(roundUp({ ...picture, ...of }, { quality: 80, format: 'webp', ...requested }), of);

test('rounds a size up to the next that our own pages use, in the same proportions', () => {
  const made = (...given: Parameters<typeof rounded>) => {
    const { width, height, isCommon } = rounded(...given);
    return [width, height, isCommon];
  };
  expect(made({ width: 1 })).toEqual([400, 267, true]);
  expect(made({ width: 801 })).toEqual([1200, 800, true]);
  expect(made({ height: 401 })).toEqual([800, 533, true]);
  expect(made({ height: 2400 })).toEqual([2400, 1600, true]);
  expect(made({ width: 900 }, { width: 1000, height: 500 })).toEqual([1000, 500, true]);
  expect(made({ width: 96, height: 48 })).toEqual([400, 200, true]);
  expect(made({ width: 900, height: 450 })).toEqual([960, 480, true]);
  expect(made({ width: 600, height: 315, format: 'jpeg' })).toEqual([800, 420, true]);
  expect(made({ width: 123, height: 124 })).toEqual([400, 403, false]);
  expect(made({ width: 410, height: 2400 }, { height: 3000 })).toEqual([410, 2400, false]);
  expect(made({ width: 800, quality: 81 })).toEqual([800, 533, false]);
  expect(made({ width: 800, format: 'png' })).toEqual([800, 533, false]);
});

test('strangers can make few common sizes of a picture, and none is wider than the limit', () => {
  const side = fc.option(fc.integer({ min: 1, max: 2400 }), { nil: undefined });
  const common = new Set<string>();
  fc.assert(
    fc.property(side, side, (width, height) => {
      const made = rounded({ width, height });
      expect(made.width).toBeLessThanOrEqual(2400);
      if (made.isCommon) common.add(made.name);
    }),
  );
  expect(common.size).toBeLessThan(30);
});
