import { z } from 'zod';
import { action, group, label, list, named, text } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Text and pictures',
  rank: 5,
  text: 'Text beside a card that stays in view and invites readers to book.',
  also: 'sticky card book call',
};

/** A card that stays beside a text while visitors scroll. */
export const card = group(
  {
    title: text(60, 'Title'),
    text: text(240, 'Text'),
    action,
    secondary: action.meta(named('Second button')).optional(),
  },
  'Card',
  'Stays beside the text while visitors scroll.',
);

export type Card = z.infer<typeof card>;

/** Sections of text with a sticky consultation card beside them. */
export const schema = z.object({
  sections: list(
    group(
      {
        label: label(),
        heading: text(90, 'Heading'),
        paragraphs: list(text(900, 'Paragraph'), 1, 5, 'Text'),
      },
      'Part',
    ),
    2,
    6,
    'Text',
  ),
  card,
});
