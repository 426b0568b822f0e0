import { z } from 'zod';
import { headline, label, named, text } from '#src/blocks/fields.ts';

/** Questions with their answers; an empty line in an answer starts a new paragraph. */
export const faqSchema = z.object({
  label: label('FAQ'),
  title: headline,
  items: z
    .array(
      z
        .object({
          question: text(160).meta(named('Question')),
          answer: text(2000).meta(named('Answer', 'An empty line starts a new paragraph.')),
        })
        .meta(named('Question')),
    )
    .min(1)
    .max(24)
    .meta(named('Questions')),
});

export type FaqProps = z.infer<typeof faqSchema>;
