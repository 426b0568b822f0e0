import type { HEROES } from './heroes.ts';

/** The part of a drawing that its shapes fill, and the side that must not be cropped. */
export interface Crop {
  top: number;
  bottom: number;
  side?: 'left' | 'right';
  /** whether it continues beyond the lower edge */
  isCut?: boolean;
  /** whether it has a rule under a label, which is removed */
  hasRule?: boolean;
}

export const CROPS: Record<keyof typeof HEROES, Crop> = {
  pipeline: { top: 48, bottom: 380, hasRule: true },
  decisions: { top: 48, bottom: 400 },
  market: { top: 106, bottom: 406 },
  journey: { top: 48, bottom: 392, side: 'right' },
  budget: { top: 48, bottom: 414 },
  'one-number': { top: 22, bottom: 390 },
  decide: { top: 40, bottom: 404 },
  systems: { top: 34, bottom: 378 },
  quotes: { top: 48, bottom: 412 },
  trials: { top: 50, bottom: 400, isCut: true },
  referrals: { top: 56, bottom: 400 },
  orders: { top: 6, bottom: 400, isCut: true },
  calls: { top: 44, bottom: 400 },
  bookings: { top: 44, bottom: 406, side: 'right' },
};
