import { z } from 'zod';
import { action, headline, label, text } from '#src/blocks/fields.ts';

const way = z.object({
  /** what the visitor wants to do, such as 'Write to us' */
  title: text(60),
  text: text(240),
  action,
});

/** Ways to contact us without a form: email, a scheduler, a visit, another page. The first is the preferred one. */
export const contactWaysSchema = z.object({
  label: label('Ways to reach us'),
  title: headline,
  lead: text(240).optional(),
  tone: z.enum(['paper', 'sand', 'pine']).default('paper'),
  ways: z.array(way).min(1).max(6),
});

export type ContactWaysProps = z.infer<typeof contactWaysSchema>;
