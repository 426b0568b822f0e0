import { z } from 'zod';
import { headline, label, text } from '#src/blocks/fields.ts';

const step = z.object({
  /** set small above the word, so that the heading reads 'Pick one number' */
  verb: text(24).optional(),
  /** set very large: one or two short words */
  word: text(16),
  text: text(260),
  /** small text beside the word: who starts here */
  remark: text(40).optional(),
  /** label on the drawing beside this step */
  label: text(24).optional(),
});

/** Four steps in order; the third is AI, and the drawing shows what comes before it. */
export const whyChooseUsSchema = z.object({
  label: label('Why choose us'),
  title: headline,
  lead: text(300),
  steps: z.array(step).length(4),
});

export type WhyChooseUsProps = z.infer<typeof whyChooseUsSchema>;
