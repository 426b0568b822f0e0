/*
 * The names of drawings, as pages store them. The schemas of blocks offer them, in this order; the drawings are beside this file, so
 * that a browser can validate a page without them.
 */

/** The posters for capabilities; each illustrates the work without text. */
export const POSTER_DRAWINGS = [
  'merge-three',
  'clean-gate',
  'route-by-rule',
  'write-and-read',
  'forecast-cone',
  'weekly-climb',
  'sort-by-value',
  'answer-from-record',
  'budget-shift',
  'cohort-keep',
  'two-lists-one',
  'loop-back',
  'stage-gates',
  'one-number',
] as const;

/** Drawings of problems. */
export const PROBLEM_DRAWINGS = ['four-copies', 'leaks', 'waiting', 'guesses'] as const;

/** Drawings of the spreads of an eight-page guide, in order. */
export const SPREAD_DRAWINGS = ['numbers', 'stages', 'review', 'features'] as const;

/** Drawn covers of guides. */
export const COVER_DRAWINGS = ['numbers', 'afternoon', 'checklist'] as const;

/** Hero drawings: services first, then industries. */
export const HERO_DRAWINGS = [
  'pipeline',
  'decisions',
  'market',
  'journey',
  'budget',
  'one-number',
  'decide',
  'systems',
  'quotes',
  'trials',
  'referrals',
  'orders',
  'calls',
  'bookings',
] as const;

/** Drawings at the end of a page. */
export const CLOSING_DRAWINGS = [
  'leaks',
  'merge',
  'loop',
  'minutes',
  'forecast',
  'pillars',
] as const;
