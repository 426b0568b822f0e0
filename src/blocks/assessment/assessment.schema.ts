import { z } from 'zod';
import { headline, label, text } from '#src/blocks/fields.ts';

/** The AI Quotient (docs/specification.md, section 2). Its questions come from the current edition, not from the page. */
export const assessmentSchema = z.object({
  label: label('The assessment'),
  title: headline,
  lead: text(300).optional(),
  tone: z.enum(['paper', 'sand']).default('sand'),
});

export type AssessmentProps = z.infer<typeof assessmentSchema>;
