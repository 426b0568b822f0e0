import { ramp, round } from './ribbon.ts';
import type { Units } from './step-units.ts';

/** More units in a row would be thinner than a pixel and a half on a phone. */
const PER_ROW = 100;

/** A band cut into the units of a figure; bands of one page are to scale. `place` from 0 to 1 sets its color. */
export function StepUnits({ units, scale, place }: { units: Units; scale: number; place: number }) {
  const { first, last, total } = units;
  const across = Math.min(scale, PER_ROW);
  const rows = Math.ceil(scale / PER_ROW);
  const cut = round(Math.min(0.4, 0.06 + scale * 0.006));
  const gap = rows > 1 ? 0.1 : 0;
  const size = `h${round(1 - cut)}v${1 - gap}h-${round(1 - cut)}z`;
  const marks = (from: number, to: number) => {
    let path = '';
    for (let unit = from; unit < to; unit += 1)
      path += `M${unit % across} ${Math.floor(unit / across) + gap}${size}`;
    return path;
  };
  const pale = marks(0, first - 1) + marks(last, total);
  const color = ramp(0.12 + place * 0.62);
  return (
    <svg viewBox={`0 0 ${across} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
      {pale ? <path d={pale} fill={color} opacity=".25" /> : null}
      <path d={marks(first - 1, last)} fill={color} />
    </svg>
  );
}
