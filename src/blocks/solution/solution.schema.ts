import { z } from 'zod';
import { headline, label, text } from '#src/blocks/fields.ts';

/** The solution as text on the left, its benefits as a list on the right. */
export const solutionSchema = z.object({
  label: label('Our solution'),
  title: headline,
  paragraphs: z.array(text(700)).min(1).max(4),
  /** names the list of benefits; empty for no heading */
  pointsLabel: label('Benefits'),
  points: z
    .array(z.object({ title: text(60), text: text(260) }))
    .min(2)
    .max(6),
});

export type SolutionProps = z.infer<typeof solutionSchema>;
