import { z } from 'zod';
import { headline, label, named, text } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Text and pictures',
  rank: 6,
  text: 'Questions that open to their answers.',
  also: 'questions accordion help',
};

/** Questions with their answers; an empty line in an answer starts a new paragraph. */
export const schema = z.object({
  label: label('FAQ'),
  title: headline,
  items: z
    .array(
      z
        .object({
          question: text(160).meta(named('Question')),
          answer: text(2000).meta(named('Answer', 'An empty line starts a new paragraph.')),
        })
        .meta(named('Question')),
    )
    .min(1)
    .max(24)
    .meta(named('Questions')),
});

export type FaqProps = z.infer<typeof schema>;
