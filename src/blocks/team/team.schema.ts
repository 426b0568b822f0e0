import { z } from 'zod';
import { headline, text } from '#src/blocks/fields.ts';

const person = z.object({
  name: text(60),
  role: text(80),
  bio: text(400),
  /** the portrait is drawn from the letters of the name; any other words here draw another one */
  portrait: text(60).optional(),
});

/** People by portrait, name and role: a team, or a single expert. */
export const teamSchema = z.object({
  title: headline,
  lead: text(240).optional(),
  tone: z.enum(['paper', 'sand', 'pine']).default('paper'),
  people: z.array(person).min(1).max(8),
});

export type TeamProps = z.infer<typeof teamSchema>;
