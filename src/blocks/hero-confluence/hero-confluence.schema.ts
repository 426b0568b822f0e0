import { z } from 'zod';
import { action, headline, text } from '#src/blocks/fields.ts';

/** The home page's hero: a headline, one action, and the drawing of ten streams that become one. */
export const heroConfluenceSchema = z.object({
  title: headline,
  lead: text(240),
  action,
  note: text(120).optional(),
});

export type HeroConfluenceProps = z.infer<typeof heroConfluenceSchema>;
