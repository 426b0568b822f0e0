import { bookings } from './bookings.ts';
import { budget } from './budget.ts';
import { calls } from './calls.ts';
import { decide } from './decide.ts';
import { decisions } from './decisions.ts';
import { journey } from './journey.ts';
import { market } from './market.ts';
import { oneNumber } from './one-number.ts';
import { orders } from './orders.ts';
import type { HeroDrawing } from '#src/ui/drawings/heroes/picture.tsx';
import { pipeline } from './pipeline.ts';
import { quotes } from './quotes.ts';
import { referrals } from './referrals.ts';
import { systems } from './systems.ts';
import { trials } from './trials.ts';

/** The hero drawings of services and industries. */
export const HEROES = {
  pipeline,
  decisions,
  market,
  journey,
  budget,
  'one-number': oneNumber,
  decide,
  systems,
  quotes,
  trials,
  referrals,
  orders,
  calls,
  bookings,
} as const satisfies Record<string, HeroDrawing>;
