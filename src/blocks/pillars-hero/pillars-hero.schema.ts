import { z } from 'zod';
import { action, headline, text } from '#src/blocks/fields.ts';

/** Opens the assessment: what is measured, as a list whose bands become one score. */
export const pillarsHeroSchema = z.object({
  title: headline,
  lead: text(320),
  action,
  note: text(120).optional(),
  /** what the list is called */
  heading: text(60),
  pillars: z.array(text(50)).min(3).max(6),
  /** what they become */
  total: text(40),
});

export type PillarsHeroProps = z.infer<typeof pillarsHeroSchema>;
