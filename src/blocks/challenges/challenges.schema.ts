import { PROBLEM_DRAWINGS } from '#content/drawings/names.ts';
import { z } from 'zod';
import {
  BACKGROUND,
  choice,
  group,
  headline,
  label,
  lead,
  list,
  text,
} from '#src/blocks/fields.ts';
import { card } from '#src/blocks/consultation/consultation.schema.ts';
import { hasFigures } from '#src/ui/drawings/figures.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Text and pictures',
  rank: 3,
  text: 'The reader’s problem: its signs as a list, beside a drawing.',
  also: 'pain problems list',
};

/** A client's problem: a headline, a list of its signs, and optionally a drawing. */
export const schema = z
  .object({
    label: label('The challenges'),
    title: headline,
    lead: lead(320).optional(),
    items: list(
      group(
        {
          title: text(120, 'Title'),
          text: text(320, 'Text').optional(),
        },
        'Sign',
      ),
      3,
      6,
      'Signs of the problem',
      'One sentence each, or a short name with a text below it.',
    ),
    drawing: choice(PROBLEM_DRAWINGS, 'Drawing', 'Without one, the list is on the right.', {
      shows: 'problem',
    }).optional(),
    labels: list(
      text(40, 'Text'),
      0,
      8,
      'Texts in the drawing',
      'A name and a remark for each row, in turn. The bands are to the scale of the numbers in the remarks.',
    ).optional(),
    card: card.optional(),
    tone: z.enum(['paper', 'sand']).meta(BACKGROUND).default('paper'),
  })
  .refine(({ drawing, labels }) => !drawing || !labels || hasFigures(drawing, labels), {
    message: 'Every remark must contain the numbers that the drawing shows.',
    path: ['labels'],
  });

export type ChallengesProps = z.infer<typeof schema>;
