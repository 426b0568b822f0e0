import { z } from 'zod';
import { headline, text } from '#src/blocks/fields.ts';

/** Pictures of what goes wrong; the list beside them says it in words. */
export const PROBLEM_DRAWINGS = ['four-copies', 'leaks', 'waiting', 'guesses'] as const;

/** What a client lives with today: a problem in a headline, its signs in a list, and perhaps a drawing. */
export const challengesSchema = z.object({
  title: headline,
  lead: text(320).optional(),
  /** the signs of the problem: one sentence each, or a short name with a text */
  items: z
    .array(z.object({ title: text(120), text: text(320).optional() }))
    .min(3)
    .max(6),
  /** without a drawing the list takes its place on the right */
  drawing: z.enum(PROBLEM_DRAWINGS).optional(),
  /** other words on the drawing than its own, in its order */
  labels: z.array(text(40)).max(8).optional(),
  tone: z.enum(['paper', 'sand']).default('paper'),
});

export type ChallengesProps = z.infer<typeof challengesSchema>;
