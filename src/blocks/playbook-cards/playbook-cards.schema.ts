import { COVER_DRAWINGS } from '#content/drawings/names.ts';
import { z } from 'zod';
import {
  choice,
  flag,
  group,
  headline,
  href,
  label,
  lead,
  named,
  text,
  whole,
} from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Links',
  rank: 3,
  text: 'Guides to download: the first one large, the others in pairs.',
  also: 'ebook download resources cards',
};

/** One playbook (docs/specification.md, section 3, Playbook card). */
const card = group(
  {
    title: text(60, 'Title'),
    description: text(320, 'Text'),
    downloadTime: whole(1, 60, 'Reading time', undefined, { unit: 'minutes' }),
    rating: z
      .number()
      .min(0)
      .max(5)
      .multipleOf(0.1)
      .meta(named('Rating', undefined, { unit: 'of 5' })),
    href: href.meta(named('Source of the rating', 'The page that says who was asked.')).optional(),
    downloads: text(60, 'Downloads', 'Leave it empty if unknown.', {
      placeholder: '1,200 downloads',
    }).optional(),
    link: href,
    button: text(40, 'Text on the button'),
    featured: flag('Featured', 'Large, at the top. Only the first playbook can be.').default(false),
    cover: choice(COVER_DRAWINGS, 'Cover', undefined, { shows: 'guide' }),
  },
  'Playbook',
);

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
