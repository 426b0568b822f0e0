import { z } from 'zod';
import { action, headline, label, text } from '#src/blocks/fields.ts';

/** The hero of the home page: a headline, one action, and a drawing of ten streams that merge. */
export const heroConfluenceSchema = z.object({
  label: label(),
  title: headline,
  lead: text(240),
  action,
  note: text(120).optional(),
});

export type HeroConfluenceProps = z.infer<typeof heroConfluenceSchema>;
