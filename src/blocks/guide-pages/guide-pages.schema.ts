import { SPREAD_DRAWINGS } from '#content/drawings/names.ts';
import { z } from 'zod';
import { headline, label, lead, named, text } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'What we do, and how',
  rank: 7,
  text: 'What is inside a guide: a small spread for each range of pages.',
  also: 'ebook contents download playbook',
};

const range = z
  .object({
    pages: text(32).meta(named('Pages', undefined, { placeholder: 'Pages 1–2' })),
    title: text(80).meta(named('Title')),
    text: text(360).meta(named('Text')),
    drawing: z.enum(SPREAD_DRAWINGS).meta(named('Drawing', undefined, { shows: 'spread' })),
  })
  .meta(named('Spread'));

/** The content of a guide: one small spread for each range of pages. */
export const schema = z.object({
  label: label('What’s inside'),
  title: headline,
  lead: lead(240).optional(),
  items: z.array(range).min(2).max(4).meta(named('Spreads')),
});

export type GuidePagesProps = z.infer<typeof schema>;
