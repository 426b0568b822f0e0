import { numbersIn } from './figures.ts';

/** The units of a figure: those from `first` to `last` are solid, the others up to `total` pale. */
export interface Units {
  first: number;
  last: number;
  total: number;
}

const CALENDAR = /^(day|week|month)s? \d/i;
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
