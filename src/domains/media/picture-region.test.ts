import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropRegion, frameRegion } from './picture-region.ts';

const picture = { width: 1000, height: 500 };
const whole = { left: 0, top: 0, ...picture };

test('crops in whole pixels', () => {
  expect(cropRegion(picture, null)).toEqual(whole);
  expect(cropRegion(picture, { x: 0.1, y: 0.5, width: 0.25, height: 0.5 })).toEqual({
    left: 100,
    top: 250,
    width: 250,
    height: 250,
  });
});

test.each([
  [{ x: 0.5, y: 0.5 }, 250],
  [{ x: 0, y: 0 }, 0],
  [{ x: 0.3, y: 0.9 }, 50],
  [{ x: 1, y: 1 }, 500],
])('keeps the focus %j in a square', (focus, left) => {
  expect(frameRegion(picture, whole, { width: 80, height: 80 }, focus)).toEqual({
    left,
    top: 0,
    width: 500,
    height: 500,
  });
});

test('a frame is within the crop, and has the focus if the crop has it', () => {
  const fraction = fc.double({ min: 0, max: 1, noNaN: true });
  const side = fc.integer({ min: 1, max: 4_000 });
  fc.assert(
    fc.property(
      fc.record({ width: side, height: side }),
      fc.tuple(fraction, fraction, fraction, fraction),
      fc.record({ width: side, height: side }),
      fc.record({ x: fraction, y: fraction }),
      (size, [x, y, right, bottom], frame, focus) => {
        const crop = { x, y, width: (1 - x) * right, height: (1 - y) * bottom };
        const region = cropRegion(size, crop);
        const part = frameRegion(size, region, frame, focus);
        for (const [inner, outer] of [
          [part, region],
          [region, { left: 0, top: 0, ...size }],
        ] as const) {
          expect(inner.width).toBeGreaterThanOrEqual(1);
          expect(inner.height).toBeGreaterThanOrEqual(1);
          expect(inner.left).toBeGreaterThanOrEqual(outer.left);
          expect(inner.top).toBeGreaterThanOrEqual(outer.top);
          expect(inner.left + inner.width).toBeLessThanOrEqual(outer.left + outer.width);
          expect(inner.top + inner.height).toBeLessThanOrEqual(outer.top + outer.height);
        }
        const at = focus.x * size.width;
        if (at >= region.left && at <= region.left + region.width) {
          expect(at).toBeGreaterThanOrEqual(part.left - 1);
          expect(at).toBeLessThanOrEqual(part.left + part.width + 1);
        }
      },
    ),
  );
});
