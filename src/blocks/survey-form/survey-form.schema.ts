import { z } from 'zod';
import { headline, label, text } from '#src/blocks/fields.ts';

/** The survey for members of an executive peer group (docs/specification.md, section 2, Vistage page). */
export const surveyFormSchema = z.object({
  label: label(),
  title: headline,
  lead: text(300).optional(),
  /** a small line under the form, such as a disclaimer */
  note: text(200).optional(),
  tone: z.enum(['paper', 'sand', 'pine']).default('sand'),
});

export type SurveyFormProps = z.infer<typeof surveyFormSchema>;
