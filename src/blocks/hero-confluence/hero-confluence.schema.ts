import { z } from 'zod';
import { action, headline, label, lead, named, note, text } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Openers',
  rank: 3,
  text: 'Opens the home page: ten streams merge into one number.',
  also: 'header top headline home',
};

/** The hero of the home page: a headline, one action, proof, and a drawing of ten streams that merge. */
export const schema = z.object({
  label: label(),
  title: headline,
  lead: lead(240),
  action,
  note: note.optional(),
  proof: z
    .object({
      figures: text(60).meta(named('Line of numbers', undefined, { placeholder: '300+ projects' })),
      clients: z
        .array(text(40).meta(named('Client')))
        .min(3)
        .max(8)
        .meta(named('Clients')),
    })
    .meta(named('Proof'))
    .optional(),
});

export type HeroConfluenceProps = z.infer<typeof schema>;
