import { z } from 'zod';
import { BACKGROUND, headline, href, label, lead, named, text } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Links',
  rank: 1,
  text: 'The pages of a group as large rows.',
  also: 'hub navigation services list',
};

const row = z
  .object({
    title: text(60).meta(named('Title')),
    text: text(240).meta(named('Text')),
    href,
    meta: text(40)
      .meta(named('Remark', 'Small, beside the title.', { placeholder: '90 days' }))
      .optional(),
  })
  .meta(named('Page'));

/** The pages under a hub, as large rows between hairlines. */
export const schema = z.object({
  label: label(),
  title: headline,
  lead: lead(240).optional(),
  tone: z.enum(['paper', 'sand', 'pine']).meta(BACKGROUND).default('paper'),
  items: z.array(row).min(2).max(12).meta(named('Pages')),
});

export type LinkListProps = z.infer<typeof schema>;
