import { z } from 'zod';
import { BACKGROUND, headline, label, lead, named, text } from '#src/blocks/fields.ts';

/** The survey for members of an executive peer group (docs/specification.md, section 2, Vistage page). */
export const surveyFormSchema = z.object({
  label: label(),
  title: headline,
  lead: lead(300).optional(),
  note: text(200).meta(named('Note', 'Small, under the form.')).optional(),
  tone: z.enum(['paper', 'sand', 'pine']).meta(BACKGROUND).default('sand'),
});

export type SurveyFormProps = z.infer<typeof surveyFormSchema>;
