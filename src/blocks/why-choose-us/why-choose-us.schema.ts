import { z } from 'zod';
import { action, group, headline, label, lead, named, text } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'What we do, and how',
  rank: 5,
  text: 'Four large words in order, with the reason behind each.',
  also: 'reasons values principles',
};

const step = group(
  {
    verb: text(24, 'Verb', 'Small, above the word: the two read as one heading.').optional(),
    word: text(16, 'Word', 'Set very large: one or two short words.'),
    text: text(260, 'Text'),
    remark: text(40, 'Remark', 'Small, beside the word: who starts here.').optional(),
    label: text(24, 'Text in the drawing', 'Beside this step.').optional(),
  },
  'Step',
);

/** Four steps in order; the third is AI, and the drawing shows what comes before it. */
export const schema = z.object({
  label: label('Why choose us'),
  title: headline,
  lead: lead(300),
  action: action.optional(),
  steps: z.array(step).length(4).meta(named('Steps', 'The third is AI.')),
});
