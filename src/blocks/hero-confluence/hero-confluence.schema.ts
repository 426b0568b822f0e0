import { z } from 'zod';
import { action, headline, label, text } from '#src/blocks/fields.ts';

/** The hero of the home page: a headline, one action, proof, and a drawing of ten streams that merge. */
export const heroConfluenceSchema = z.object({
  label: label(),
  title: headline,
  lead: text(240),
  action,
  note: text(120).optional(),
  /** one line of numbers, and the names of clients */
  proof: z.object({ figures: text(60), clients: z.array(text(40)).min(3).max(8) }).optional(),
});

export type HeroConfluenceProps = z.infer<typeof heroConfluenceSchema>;
