import { z } from 'zod';
import { action, BACKGROUND, headline, label, lead, named, text } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Proof',
  rank: 2,
  text: 'Two to four large numbers, with a line about each.',
  also: 'results metrics stats numbers',
};

const figure = z
  .object({
    value: text(12).meta(
      named('Number', 'As visitors see it, with its sign or unit.', { placeholder: '119k' }),
    ),
    label: text(60).meta(named('What is counted')),
    text: text(240).meta(named('Text', 'Where it comes from, or what it leaves out.')).optional(),
  })
  .meta(named('Number'));

/** Two to four figures as headlines, the first one largest. Without drawings, because a value may be any text. */
export const schema = z.object({
  label: label('In numbers'),
  title: headline,
  lead: lead(240).optional(),
  tone: z.enum(['paper', 'sand', 'pine']).meta(BACKGROUND).default('paper'),
  items: z.array(figure).min(2).max(4).meta(named('Numbers', 'The first is the largest.')),
  action: action.optional(),
});

export type FiguresProps = z.infer<typeof schema>;
