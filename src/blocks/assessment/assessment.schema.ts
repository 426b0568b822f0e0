import { z } from 'zod';
import { headline, text } from '#src/blocks/fields.ts';

/** The AI Quotient (spec section 2). Its questions are an edition of their own, not part of a page. */
export const assessmentSchema = z.object({
  title: headline,
  lead: text(300).optional(),
  tone: z.enum(['paper', 'sand']).default('sand'),
});

export type AssessmentProps = z.infer<typeof assessmentSchema>;
