import { z } from 'zod';
import { action, group, headline, label, lead, list, text, tone } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Proof',
  rank: 2,
  text: 'Two to four large numbers, with a line about each.',
  also: 'results metrics stats numbers',
};

const figure = group(
  {
    value: text(12, 'Number', 'As visitors see it, with its sign or unit.', {
      placeholder: '119k',
    }),
    label: text(60, 'What is counted'),
    text: text(240, 'Text', 'Where it comes from, or what it leaves out.').optional(),
  },
  'Number',
);

/** Two to four figures as headlines, the first one largest. Without drawings, because a value may be any text. */
export const schema = z.object({
  label: label('In numbers'),
  title: headline,
  lead: lead(240).optional(),
  tone: tone('paper'),
  items: list(figure, 2, 4, 'Numbers', 'The first is the largest.'),
  action: action.optional(),
});
