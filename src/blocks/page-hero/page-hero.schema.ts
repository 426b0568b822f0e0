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
  /** instead of the cover: named bands that form a river, or into which it divides */
  streams: z
    .object({
      shape: z.enum(['merge', 'join', 'split']),
      ends: z.array(text(24)).min(3).max(8),
      river: text(32),
      /** stages of the river; not drawn for bands that join one after another */
      gates: z.array(text(10)).max(4).optional(),
    })
    .optional(),
});

export type PageHeroProps = z.infer<typeof pageHeroSchema>;
