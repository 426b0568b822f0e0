import { z } from 'zod';
import { headline, label, text } from '#src/blocks/fields.ts';

const person = z.object({
  name: text(60),
  role: text(80),
  bio: text(400),
  /** seed of the drawn portrait; defaults to the name */
  portrait: text(60).optional(),
});

/** A team, or a single expert: portraits with name, role and bio. */
export const teamSchema = z.object({
  label: label('Our team'),
  title: headline,
  lead: text(240).optional(),
  tone: z.enum(['paper', 'sand', 'pine']).default('paper'),
  people: z.array(person).min(1).max(8),
});

export type TeamProps = z.infer<typeof teamSchema>;
