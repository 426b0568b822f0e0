import { z } from 'zod';
import { action, headline, text, trail } from '#src/blocks/fields.ts';

/** The drawings a service or an industry opens with: services first, then industries. */
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

/** Opens a service or an industry: headline, one action, and beneath them its own drawing from edge to edge. */
export const serviceHeroSchema = z.object({
  /** two lines of at most 18 letters are set in the large step, anything longer in a looser one */
  title: headline,
  lead: text(320),
  action,
  note: text(120).optional(),
  trail: trail.optional(),
  drawing: z.enum(HERO_DRAWINGS),
  /** under the drawing: what it shows, and that it is an example */
  caption: text(160).optional(),
});

export type ServiceHeroProps = z.infer<typeof serviceHeroSchema>;
