import { z } from 'zod';
import { headline, text } from '#src/blocks/fields.ts';

/** The solution as text on the left, its benefits as a list on the right. */
export const solutionSchema = z.object({
  title: headline,
  paragraphs: z.array(text(700)).min(1).max(4),
  points: z
    .array(z.object({ title: text(60), text: text(260) }))
    .min(2)
    .max(6),
});

export type SolutionProps = z.infer<typeof solutionSchema>;
