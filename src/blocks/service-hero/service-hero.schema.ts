import { z } from 'zod';
import { action, headline, label, text, trail } from '#src/blocks/fields.ts';

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

/** The hero of a service or industry page: headline, one action, and a full-width drawing below. */
export const serviceHeroSchema = z.object({
  label: label(),
  /** two lines of at most 18 letters are set in the large size, longer ones in a smaller one */
  title: headline,
  lead: text(320),
  action,
  note: text(120).optional(),
  trail: trail.optional(),
  drawing: z.enum(HERO_DRAWINGS),
  /** caption of the drawing: what it shows, and that it is an example */
  caption: text(160).optional(),
});

export type ServiceHeroProps = z.infer<typeof serviceHeroSchema>;
