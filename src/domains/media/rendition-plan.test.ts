import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PictureFacts, planRendition, renditionPrefix } from './rendition-plan.ts';
import type { RenditionRequest } from './rendition-request.ts';

const picture: PictureFacts = { hash: 'abc', format: 'jpeg', width: 3000, height: 2000 };

const plan = (asked: Partial<RenditionRequest>, of: Partial<PictureFacts> = {}) =>
  planRendition({ ...picture, ...of }, { quality: 80, format: 'webp', ...asked });

const size = (...given: Parameters<typeof plan>) => {
  const { width, height } = plan(...given);
  return [width, height];
};

test('one side keeps the proportions, both crop to a frame, none is the widest we make', () => {
  expect(size({ width: 1200 })).toEqual([1200, 800]);
  expect(size({ height: 100 })).toEqual([150, 100]);
  expect(size({ width: 500, height: 500 })).toEqual([500, 500]);
  expect(size({ quality: 50 })).toEqual([2400, 1600]);
  expect(size({ quality: 50 }, { width: 600, height: 900 })).toEqual([600, 900]);
});

test('nothing is enlarged, and a frame that is too large keeps its own proportions', () => {
  const small = { width: 300, height: 200 };
  expect(size({ width: 800 }, small)).toEqual([300, 200]);
  expect(size({ height: 800 }, small)).toEqual([300, 200]);
  expect(size({ width: 800, height: 800 }, small)).toEqual([200, 200]);
  expect(size({ width: 1000, height: 100 }, small)).toEqual([300, 30]);
});

test('a side is at least one pixel, and at most what every format takes', () => {
  expect(size({ width: 1 }, { width: 5000, height: 10 })).toEqual([1, 1]);
  expect(size({ width: 100 }, { width: 100, height: 40_000 })).toEqual([40, 16_000]);
});

test('whatever is asked of whatever picture, it fits into the picture', () => {
  const side = fc.integer({ min: 1, max: 30_000 });
  const asked = fc.option(fc.integer({ min: 1, max: 2400 }), { nil: undefined });
  fc.assert(
    fc.property(side, side, asked, asked, (width, height, wide, high) => {
      const made = plan({ width: wide, height: high }, { width, height });
      expect(made.width).toBeGreaterThanOrEqual(1);
      expect(made.width).toBeLessThanOrEqual(Math.min(width, wide ?? width, 16_000));
      expect(made.height).toBeGreaterThanOrEqual(1);
      expect(made.height).toBeLessThanOrEqual(Math.min(height, high ?? height, 16_000));
    }),
  );
});

test('addresses that mean the same share a name; others do not', () => {
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
  expect(names.filter((name) => name.startsWith(renditionPrefix(picture)))).toHaveLength(5);
});

test('common is what our pages ask for: a usual or the whole width, uncropped, in the usual quality', () => {
  expect([400, 800, 1200, 1600, 2400].every((width) => plan({ width }).isCommon)).toBe(true);
  expect(plan({ width: 1000 }, { width: 1000 }).isCommon).toBe(true);
  expect(plan({ width: 1000 }).isCommon).toBe(false);
  expect(plan({ width: 800, height: 800 }).isCommon).toBe(false);
  expect(plan({ width: 800, quality: 79 }).isCommon).toBe(false);
});
