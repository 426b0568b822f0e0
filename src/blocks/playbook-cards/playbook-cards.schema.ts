import { COVER_DRAWINGS } from '#content/drawings/names.ts';
import { z } from 'zod';
import { headline, href, label, lead, named, text } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Links',
  rank: 3,
  text: 'Guides to download: the first one large, the others in pairs.',
  also: 'ebook download resources cards',
};

/** One playbook (docs/specification.md, section 3, Playbook card). */
const card = z
  .object({
    title: text(60).meta(named('Title')),
    description: text(320).meta(named('Text')),
    downloadTime: z
      .number()
      .int()
      .min(1)
      .max(60)
      .meta(named('Reading time', undefined, { unit: 'minutes' })),
    rating: z
      .number()
      .min(0)
      .max(5)
      .multipleOf(0.1)
      .meta(named('Rating', undefined, { unit: 'of 5' })),
    downloads: text(60)
      .meta(named('Downloads', 'Leave it empty if unknown.', { placeholder: '1,200 downloads' }))
      .optional(),
    link: href,
    button: text(40).meta(named('Text on the button')),
    featured: z
      .boolean()
      .meta(named('Featured', 'Large, at the top. Only the first playbook can be.'))
      .default(false),
    cover: z.enum(COVER_DRAWINGS).meta(named('Cover', undefined, { shows: 'guide' })),
  })
  .meta(named('Playbook'));

/** Playbooks: the featured one large, the others below it in pairs. */
export const schema = z.object({
  label: label('Playbooks'),
  title: headline,
  lead: lead(240).optional(),
  cards: z
    .array(card)
    .min(2)
    .max(6)
    .refine(
      (cards) => cards.every(({ featured }, index) => !featured || index === 0),
      'Only the first card can be featured.',
    )
    .meta(named('Playbooks')),
});

export type PlaybookCardsProps = z.infer<typeof schema>;
