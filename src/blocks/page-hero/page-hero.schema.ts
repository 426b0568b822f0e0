import { z } from 'zod';
import { BAND_FAMILIES } from '#src/ui/drawings/post-cover.tsx';
import { action, headline, label, text, trail } from '#src/blocks/fields.ts';

/** A plain hero: headline left, lead and one action right. */
export const pageHeroSchema = z.object({
  label: label(),
  title: headline,
  lead: text(320).optional(),
  action: action.optional(),
  note: text(120).optional(),
  trail: trail.optional(),
  tone: z.enum(['pine', 'paper']).default('pine'),
  /** a full-width drawing under the text: its family, and a seed that makes it unique to the page */
  cover: z.object({ family: z.enum(BAND_FAMILIES), seed: text(60) }).optional(),
});

export type PageHeroProps = z.infer<typeof pageHeroSchema>;
