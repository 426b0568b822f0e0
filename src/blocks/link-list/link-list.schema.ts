import { z } from 'zod';
import { headline, href, label, text } from '#src/blocks/fields.ts';

const row = z.object({
  title: text(60),
  text: text(240),
  href,
  /** small text beside the title: a duration, a segment, a number with its unit */
  meta: text(40).optional(),
});

/** The pages under a hub, as large rows between hairlines. */
export const linkListSchema = z.object({
  label: label(),
  title: headline,
  lead: text(240).optional(),
  tone: z.enum(['paper', 'sand', 'pine']).default('paper'),
  items: z.array(row).min(2).max(12),
});

export type LinkListProps = z.infer<typeof linkListSchema>;
