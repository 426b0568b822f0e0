import { z } from 'zod';
import { action, BACKGROUND, headline, label, lead, named, text } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Links',
  rank: 4,
  text: 'Ways to reach you: by email, by a call, in person.',
  also: 'address phone email scheduler',
};

const way = z
  .object({
    title: text(60).meta(
      named('Title', 'What the visitor wants to do.', { placeholder: 'Write to us' }),
    ),
    text: text(240).meta(named('Text')),
    action,
  })
  .meta(named('Way'));

/** Ways to contact us without a form: email, a scheduler, a visit, another page. The first is the preferred one. */
export const schema = z.object({
  label: label('Ways to reach us'),
  title: headline,
  lead: lead(240).optional(),
  tone: z.enum(['paper', 'sand', 'pine']).meta(BACKGROUND).default('paper'),
  ways: z.array(way).min(1).max(6).meta(named('Ways', 'The first is the preferred one.')),
});

export type ContactWaysProps = z.infer<typeof schema>;
