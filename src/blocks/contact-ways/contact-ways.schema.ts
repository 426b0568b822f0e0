import { z } from 'zod';
import { action, group, headline, label, lead, list, text, tone } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Links',
  rank: 4,
  text: 'Ways to reach you: by email, by a call, in person.',
  also: 'address phone email scheduler',
};

const way = group(
  {
    title: text(60, 'Title', 'What the visitor wants to do.', { placeholder: 'Write to us' }),
    text: text(240, 'Text'),
    action,
  },
  'Way',
);

/** Ways to contact us without a form: email, a scheduler, a visit, another page. The first is the preferred one. */
export const schema = z.object({
  label: label('Ways to reach us'),
  title: headline,
  lead: lead(240).optional(),
  tone: tone('paper'),
  ways: list(way, 1, 6, 'Ways', 'The first is the preferred one.'),
});
