import { z } from 'zod';
import { headline, href, label, text } from '#src/blocks/fields.ts';

const side = z.object({
  /** the name of the list, which links to its overview */
  title: text(40),
  href,
  links: z
    .array(z.object({ label: text(40), href }))
    .min(2)
    .max(10),
});

/** Two lists of pages and, between them, a drawing: what we do on the left joins, and divides among those we do it for. */
export const pageIndexSchema = z.object({
  label: label(),
  title: headline,
  lead: text(240).optional(),
  tone: z.enum(['paper', 'sand', 'pine']).default('sand'),
  from: side,
  to: side,
  /** what both lists have in common, written over the river between them */
  river: text(32),
});

export type PageIndexProps = z.infer<typeof pageIndexSchema>;
