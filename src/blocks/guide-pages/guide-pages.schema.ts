import { SPREAD_DRAWINGS } from '#content/drawings/names.ts';
import { z } from 'zod';
import { choice, group, headline, label, lead, list, text } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'What we do, and how',
  rank: 7,
  text: 'What is inside a guide: a small spread for each range of pages.',
  also: 'ebook contents download playbook',
};

const range = group(
  {
    pages: text(32, 'Pages', undefined, { placeholder: 'Pages 1–2' }),
    title: text(80, 'Title'),
    text: text(360, 'Text'),
    drawing: choice(SPREAD_DRAWINGS, 'Drawing', undefined, { shows: 'spread' }),
  },
  'Spread',
);

/** The content of a guide: one small spread for each range of pages. */
export const schema = z.object({
  label: label('What’s inside'),
  title: headline,
  lead: lead(240).optional(),
  items: list(range, 2, 4, 'Spreads'),
});
