import { z } from 'zod';
import { headline, label, text } from '#src/blocks/fields.ts';
import { unitsOf } from '#src/ui/drawings/step-units.ts';

const step = z.object({
  title: text(40),
  text: text(320),
  /** a quantity from the text, drawn to scale: '80 deals', '45 to 60 minutes', 'Days 3 to 6 of 13' */
  figure: text(40)
    .refine(
      (figure) => unitsOf(figure) !== undefined,
      'Begin with a whole number up to 400, or with days or weeks of a total.',
    )
    .optional(),
});

/** Steps in order, under drawings of their figures; without figures, hairlines. */
export const stepsSchema = z.object({
  label: label('How it works'),
  title: headline,
  lead: text(240).optional(),
  steps: z.array(step).min(2).max(6),
});

export type StepsProps = z.infer<typeof stepsSchema>;
