import { z } from 'zod';
import { BACKGROUND, headline, label, lead, named, text } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Forms and closing',
  rank: 2,
  text: 'A form that makes a lead, and what happens after it is sent.',
  also: 'contact download gated fields',
};

/** A form that creates a lead, and beside it what happens next. The block's id is the anchor for links. */
export const schema = z.object({
  form: z.enum(['executive-cheatsheet', 'quick-wins', 'contact']).meta(
    named('Form', 'Its fields and its confirmation belong to the form.', {
      choices: {
        'executive-cheatsheet': 'Executive Cheatsheet',
        'quick-wins': 'Quick Wins',
        contact: 'Contact',
      },
    }),
  ),
  label: label(),
  title: headline,
  lead: lead(300).optional(),
  tone: z.enum(['paper', 'sand', 'pine']).meta(BACKGROUND).default('sand'),
  promises: z
    .array(
      z
        .object({ title: text(60).meta(named('Title')), text: text(300).meta(named('Text')) })
        .meta(named('Step')),
    )
    .max(4)
    .meta(named('What happens next', 'After the form is sent, in order.'))
    .default([]),
});

export type LeadFormProps = z.infer<typeof schema>;
