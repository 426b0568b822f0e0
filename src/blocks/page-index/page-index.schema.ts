import { z } from 'zod';
import { group, headline, href, label, lead, list, named, text, tone } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Links',
  rank: 2,
  text: 'Two lists of pages, with a river between them.',
  also: 'hub navigation overview',
};

const side = z.object({
  title: text(40, 'Title'),
  href: href.meta(named('Link of the title', undefined, { picks: 'link' })),
  links: list(group({ label: text(40, 'Name'), href }, 'Page'), 2, 10, 'Pages'),
});

/** Two lists of pages and, between them, a drawing: what we do on the left joins, and divides among those we do it for. */
export const schema = z.object({
  label: label(),
  title: headline,
  lead: lead(240).optional(),
  tone: tone('sand'),
  from: side.meta(named('Left list')),
  to: side.meta(named('Right list')),
  river: text(32, 'River', 'What both lists have in common, written on the drawing between them.'),
});

export type PageIndexProps = z.infer<typeof schema>;
