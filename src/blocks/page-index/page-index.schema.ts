import { z } from 'zod';
import { BACKGROUND, headline, href, label, lead, named, text } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Links',
  rank: 2,
  text: 'Two lists of pages, with a river between them.',
  also: 'hub navigation overview',
};

const side = z.object({
  title: text(40).meta(named('Title')),
  href: href.meta(named('Link of the title', undefined, { picks: 'link' })),
  links: z
    .array(z.object({ label: text(40).meta(named('Name')), href }).meta(named('Page')))
    .min(2)
    .max(10)
    .meta(named('Pages')),
});

/** Two lists of pages and, between them, a drawing: what we do on the left joins, and divides among those we do it for. */
export const schema = z.object({
  label: label(),
  title: headline,
  lead: lead(240).optional(),
  tone: z.enum(['paper', 'sand', 'pine']).meta(BACKGROUND).default('sand'),
  from: side.meta(named('Left list')),
  to: side.meta(named('Right list')),
  river: text(32).meta(
    named('River', 'What both lists have in common, written on the drawing between them.'),
  ),
});

export type PageIndexProps = z.infer<typeof schema>;
