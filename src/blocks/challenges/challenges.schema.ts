import { z } from 'zod';
import { headline, label, text } from '#src/blocks/fields.ts';
import { hasFigures } from '#src/ui/drawings/problems/figures.ts';

/** Drawings of problems. */
export const PROBLEM_DRAWINGS = ['four-copies', 'leaks', 'waiting', 'guesses'] as const;

/** A client's problem: a headline, a list of its signs, and optionally a drawing. */
export const challengesSchema = z
  .object({
    label: label('The challenges'),
    title: headline,
    lead: text(320).optional(),
    /** the signs of the problem: one sentence each, or a short name with a text */
    items: z
      .array(z.object({ title: text(120), text: text(320).optional() }))
      .min(3)
      .max(6),
    /** without a drawing, the list is on the right */
    drawing: z.enum(PROBLEM_DRAWINGS).optional(),
    /** replaces the labels of the drawing, names and remarks alternating; its bands are to the scale of their numbers */
    labels: z.array(text(40)).max(8).optional(),
    tone: z.enum(['paper', 'sand']).default('paper'),
  })
  .refine(({ drawing, labels }) => !drawing || !labels || hasFigures(drawing, labels), {
    message: 'Every remark must contain the numbers that the drawing shows.',
    path: ['labels'],
  });

export type ChallengesProps = z.infer<typeof challengesSchema>;
