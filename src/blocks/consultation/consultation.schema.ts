import { z } from 'zod';
import { action, label, named, text } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Text and pictures',
  rank: 5,
  text: 'Text beside a card that stays in view and invites readers to book.',
  also: 'sticky card book call',
};

/** Sections of text with a sticky consultation card beside them. */
export const schema = z.object({
  sections: z
    .array(
      z
        .object({
          label: label(),
          heading: text(90).meta(named('Heading')),
          paragraphs: z
            .array(text(900).meta(named('Paragraph')))
            .min(1)
            .max(5)
            .meta(named('Text')),
        })
        .meta(named('Part')),
    )
    .min(2)
    .max(6)
    .meta(named('Text')),
  card: z
    .object({
      title: text(60).meta(named('Title')),
      text: text(240).meta(named('Text')),
      action,
      secondary: action.meta(named('Second button')).optional(),
    })
    .meta(named('Card', 'Stays beside the text while visitors scroll.')),
});

export type ConsultationProps = z.infer<typeof schema>;
