import { z } from 'zod';
import { headline, label, text } from '#src/blocks/fields.ts';

/** Questions with their answers; an empty line in an answer starts a new paragraph. */
export const faqSchema = z.object({
  label: label('FAQ'),
  title: headline,
  items: z
    .array(z.object({ question: text(160), answer: text(2000) }))
    .min(1)
    .max(24),
});

export type FaqProps = z.infer<typeof faqSchema>;
