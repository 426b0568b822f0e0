import { z } from 'zod';
import { group, headline, label, list, text } from '#src/blocks/fields.ts';
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
  items: list(
    group(
      {
        question: text(160, 'Question'),
        answer: text(2000, 'Answer', 'An empty line starts a new paragraph.'),
      },
      'Question',
    ),
    1,
    24,
    'Questions',
  ),
});
