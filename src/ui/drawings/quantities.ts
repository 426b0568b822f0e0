import { ramp, reach, round, stack, sum } from './ribbon.ts';
import type { Shape } from './shapes.tsx';

const shade = (index: number, count: number) => (0.66 * index) / Math.max(1, count - 1);

/** A level stream across a box, as thick as each value in turn. */
export function narrowing(
  values: readonly number[],
  { width, height, thickest }: { width: number; height: number; thickest: number },
): Shape[] {
  const step = width / values.length;
  const unit = thickest / Math.max(...values);
  const edge = (x: number, value: number) => ({
    x,
    y: (height - value * unit) / 2,
    width: value * unit,
  });
  return values.map((value, index) => {
    const x = index * step;
    return {
      d: reach(
        [x, x + step + 0.5],
        edge(x, values[index - 1] ?? value),
        edge(x + step * 0.47, value),
      ),
      fill: ramp(0.25 + shade(index, values.length)),
    };
  });
}

/** One bar per value, as long as that, which starts where the previous one ends. */
export function staircase(
  values: readonly number[],
  { width, height, top = 0 }: { width: number; height: number; top?: number },
): Shape[] {
  const unit = width / sum(values);
  const step = height / values.length;
  const starts = stack(values);
  return values.map((length, index) => ({
    d: `M${round(starts[index]! * unit)} ${round(top + index * step)}h${round(length * unit)}v${round(step)}h${-round(length * unit)}z`,
    fill: ramp(0.25 + shade(index, values.length) * 1.13),
  }));
}

/** The distance over which a band changes its thickness. */
const LENGTH = 300;

/** One band per change, as thick as the value before on its left and the one after on its right; each has its own scale. */
export function changeBands(
  changes: readonly { before: number; after: number }[],
  { width, height, top = 0 }: { width: number; height: number; top?: number },
): Shape[] {
  const row = height / changes.length;
  return changes.map(({ before, after }, index) => {
    const unit = (row * 0.82) / Math.max(before, after);
    const turn = 60 + (index / changes.length) * (width - LENGTH - 120);
    const edge = (x: number, value: number) => ({
      x,
      y: top + (index + 0.5) * row - (value * unit) / 2,
      width: value * unit,
    });
    return {
      d: reach([0, width], edge(turn, before), edge(turn + LENGTH, after)),
      fill: ramp(0.3 + shade(index, changes.length) * 1.06),
    };
  });
}
