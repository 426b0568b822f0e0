import { z } from 'zod';
import { action, headline, label, text } from '#src/blocks/fields.ts';

/** The hero of the assessment page: a list of the pillars whose bands merge into one score. */
export const pillarsHeroSchema = z.object({
  label: label(),
  title: headline,
  lead: text(320),
  action,
  note: text(120).optional(),
  /** title of the list */
  heading: text(60),
  pillars: z.array(text(50)).min(3).max(6),
  /** label of the merged band */
  total: text(40),
});

export type PillarsHeroProps = z.infer<typeof pillarsHeroSchema>;
