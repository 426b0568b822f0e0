/** What one client measured: of 100 leads, how many met them when a first reply took that long. */
interface Measured {
  hours: number;
  met: number;
}

/** Between the two the loss is spread evenly; outside of them it stays the same. */
export interface Rate {
  quick: Measured;
  slow: Measured;
}

/** Least and most of each number of a visitor, in the order in which they are asked. */
export const LIMITS = {
  leads: [1, 10_000],
  hours: [0, 48],
  orders: [1, 10],
  value: [1, 1_000_000],
} as const;

/** The numbers of a visitor: leads and their value by the month, orders from 10 meetings. */
export type Business = Record<keyof typeof LIMITS, number>;

const inUnits = (amount: number, digits = 0) =>
  amount.toLocaleString('en-US', { maximumFractionDigits: digits });
const dollars = (amount: number) => `$${inUnits(amount)}`;

/** One lead of 100: how much of it leaves, from 0 to 1, what that is worth, and the hour by which it has left. */
export interface Strand {
  share: number;
  worth: string;
  hour: number;
}

/** Returns what a wait costs a business in a month, as texts and as the strands of the drawing. */
export function leakOf({ quick, slow }: Rate, business: Business) {
  const { leads, hours, orders, value } = business;
  const count = quick.met - slow.met;
  const waits = slow.hours - quick.hours;
  const gone = Math.min(1, Math.max(0, (hours - quick.hours) / waits)) * count;
  /** a strand in dollars a month */
  const worth = (leads / 100) * (orders / 10) * value;
  const strands = Array.from({ length: count }, (_, index): Strand => {
    const share = Math.min(1, Math.max(0, gone - index));
    const hour = Math.round(quick.hours + (waits * (index + 1)) / count);
    return { share, worth: dollars(share * worth), hour };
  });
  return {
    strands,
    total: dollars(gone * worth),
    kept: dollars((quick.met - gone) * worth),
    missed: inUnits((gone * leads) / 100, 1),
    leads: inUnits(leads),
    hours: inUnits(hours),
    orders: inUnits(orders, 1),
    value: dollars(value),
  };
}
