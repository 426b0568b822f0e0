import { z } from 'zod';
import { headline, text } from '#src/blocks/fields.ts';

/** The technologies we work with, by name; which ones is settled by the files of their media folder. */
export const technologyLogosSchema = z.object({
  title: headline,
  lead: text(240).optional(),
});

export type TechnologyLogosProps = z.infer<typeof technologyLogosSchema>;
