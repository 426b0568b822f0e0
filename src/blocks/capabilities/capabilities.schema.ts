import { z } from 'zod';
import { headline, text } from '#src/blocks/fields.ts';

/** The posters a capability can carry: each draws what the work does, none needs a word on it. */
export const POSTERS = [
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

const capability = z.object({
  title: text(60),
  text: text(260),
  /** under the poster: what stands at its left edge, and what at its right */
  left: text(32).optional(),
  right: text(32).optional(),
  drawing: z.enum(POSTERS),
});

/** What is built, one poster each. An even number fills the rows: wide and narrow take turns. */
export const capabilitiesSchema = z.object({
  title: headline,
  lead: text(240).optional(),
  items: z.array(capability).min(4).max(8),
});

export type CapabilitiesProps = z.infer<typeof capabilitiesSchema>;
