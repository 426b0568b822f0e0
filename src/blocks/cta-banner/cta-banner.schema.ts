import { CLOSING_DRAWINGS } from '#content/drawings/names.ts';
import { z } from 'zod';
import { action, headline, label, named, text } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Forms and closing',
  rank: 1,
  text: 'The copper banner that ends a page with one button.',
  also: 'call to action closing book button',
};

/** The copper banner at the end of a page, with a drawing that fits its message. */
export const schema = z.object({
  label: label(),
  title: headline,
  text: text(240).meta(named('Text')),
  action,
  drawing: z
    .enum(CLOSING_DRAWINGS)
    .meta(
      named('Drawing', 'Without one, the drawing at the top of the page is repeated in copper.', {
        shows: 'closing',
      }),
    )
    .optional(),
  amounts: z
    .array(z.int().min(1).max(480).meta(named('Amount')))
    .min(1)
    .max(8)
    .meta(named('Amounts in the drawing', 'Replace its own; each is drawn to scale.'))
    .optional(),
  hosts: z
    .object({
      text: text(80).meta(named('Text')),
      people: z
        .array(
          z
            .object({ name: text(60).meta(named('Name')), role: text(60).meta(named('Role')) })
            .meta(named('Person')),
        )
        .min(1)
        .max(4)
        .meta(named('People', 'A portrait is drawn from each name.')),
    })
    .meta(named('People behind the button'))
    .optional(),
  labels: z
    .array(text(32).meta(named('Text')))
    .max(4)
    .meta(named('Texts in the drawing', 'Replace its own, in order.'))
    .optional(),
});

export type CtaBannerProps = z.infer<typeof schema>;
