import { z } from 'zod';
import { choice, group, headline, label, lead, list, text, tone } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Forms and closing',
  rank: 2,
  text: 'A form that makes a lead, and what happens after it is sent.',
  also: 'contact download gated fields',
};

/** A form that creates a lead, and beside it what happens next. The block's id is the anchor for links. */
export const schema = z.object({
  form: choice(
    ['executive-cheatsheet', 'quick-wins', 'contact'],
    'Form',
    'Its fields and its confirmation belong to the form.',
    {
      choices: {
        'executive-cheatsheet': 'Executive Cheatsheet',
        'quick-wins': 'Quick Wins',
        contact: 'Contact',
      },
    },
  ),
  label: label(),
  title: headline,
  lead: lead(300).optional(),
  tone: tone('sand'),
  promises: list(
    group({ title: text(60, 'Title'), text: text(300, 'Text') }, 'Step'),
    0,
    4,
    'What happens next',
    'After the form is sent, in order.',
  ).default([]),
});

export type LeadFormProps = z.infer<typeof schema>;
