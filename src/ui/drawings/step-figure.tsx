import { numbersIn } from './problems/figures.ts';
import { ramp, round } from './ribbon.ts';

/** The units of a figure: those from `first` to `last` are solid, the others up to `total` pale. */
export interface Units {
  first: number;
  last: number;
  total: number;
}

const CALENDAR = /^(day|week|month)s? \d/i;
/** More units in a row would be thinner than a pixel and a half on a phone. */
const PER_ROW = 100;
/** Below this, a page with only small figures would show blocks instead of units. */
const FEWEST = 8;

/**
 * Reads the units from a label, so that it and its drawing always agree: '80 deals' are 80, '45 to 60 minutes' are 45 and up
 * to 60, '99 of 100' are 99 out of 100, 'Days 3 to 6 of 13' and 'Week 2 of 4' are places in a calendar. Undefined if the
 * label states none of these.
 */
export function unitsOf(label: string): Units | undefined {
  const numbers = numbersIn(label);
  const [first = 0, second = first] = numbers;
  const units = CALENDAR.test(label)
    ? { first, last: numbers.at(-2) ?? first, total: numbers.at(-1) ?? first }
    : { first: 1, last: first, total: second };
  const isOrdered = 1 <= units.first && units.first <= units.last && units.last <= units.total;
  return isOrdered && units.total <= 400 && numbers.every(Number.isInteger) ? units : undefined;
}

/** Returns how many units fill the width of a page's figures, which all have the same scale. */
export const scaleOf = (all: readonly Units[]): number =>
  Math.max(FEWEST, ...all.map(({ total }) => total));

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
