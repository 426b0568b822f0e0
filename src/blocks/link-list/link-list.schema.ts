import { z } from 'zod';
import { group, headline, href, label, lead, list, text, tone } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Links',
  rank: 1,
  text: 'The pages of a group as large rows.',
  also: 'hub navigation services list',
};

const row = group(
  {
    title: text(60, 'Title'),
    text: text(240, 'Text'),
    href,
    meta: text(40, 'Remark', 'Small, beside the title.', { placeholder: '90 days' }).optional(),
  },
  'Page',
);

/** The pages under a hub, as large rows between hairlines. */
export const schema = z.object({
  label: label(),
  title: headline,
  lead: lead(240).optional(),
  tone: tone('paper'),
  items: list(row, 2, 12, 'Pages'),
});

export type LinkListProps = z.infer<typeof schema>;
