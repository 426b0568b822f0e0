import { ramp, reach } from './ribbon.ts';
import type { Cover, Measure } from './story-cover.tsx';

const BANDS = 6;
const THICKEST = 372;

/** A narrowing river. Its thickness is the cost per customer: before on the left, after on the right. */
export function costCover({ before, after }: Measure): Cover {
  const scale = THICKEST / Math.max(before, after);
  const middleY = 274;
  const edge = (value: number, band: number) =>
    middleY - (value * scale) / 2 + (band * value * scale) / BANDS;
  const width = (value: number) => (value * scale) / BANDS + 0.5;
  const shapes = Array.from({ length: BANDS }, (_, band) => {
    const from = { x: 150, y: edge(before, band), width: width(before) };
    const to = { x: 700, y: edge(after, band), width: width(after) };
    return { d: reach([0, 960], from, to), fill: ramp(0.24 + band * 0.152) };
  });
  const top = (value: number) => ((middleY - (value * scale) / 2 - 46) / 480) * 100;
  return {
    shapes,
    before: { x: 4, y: top(before) },
    after: { x: 97, y: top(after), end: true },
    description: `a river ${before} units thick narrows to ${after}.`,
  };
}
