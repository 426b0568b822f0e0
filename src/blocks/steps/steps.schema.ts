import { z } from 'zod';
import { headline, label, text } from '#src/blocks/fields.ts';

/** Steps in order; the drawing gains one stream at each step. */
export const stepsSchema = z.object({
  label: label('How it works'),
  title: headline,
  lead: text(240).optional(),
  steps: z
    .array(z.object({ title: text(40), text: text(320) }))
    .min(2)
    .max(6),
});

export type StepsProps = z.infer<typeof stepsSchema>;
