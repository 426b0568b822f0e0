import { z } from 'zod';
import { headline, label, lead } from '#src/blocks/fields.ts';

/** Logos of the technologies we work with, from the files of a media folder. */
export const technologyLogosSchema = z.object({
  label: label('Technology'),
  title: headline,
  lead: lead(240).optional(),
});

export type TechnologyLogosProps = z.infer<typeof technologyLogosSchema>;
