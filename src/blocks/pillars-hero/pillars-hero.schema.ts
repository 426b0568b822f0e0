import { z } from 'zod';
import { action, headline, label, lead, named, note, text } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Openers',
  rank: 4,
  text: 'Opens an assessment page: its pillars merge into one score.',
  also: 'header top headline score quotient',
};

/** The hero of the assessment page: a list of the pillars whose bands merge into one score. */
export const schema = z.object({
  label: label(),
  title: headline,
  lead: lead(320),
  action,
  note: note.optional(),
  heading: text(60).meta(named('Title of the list')),
  pillars: z
    .array(text(50).meta(named('Pillar')))
    .min(3)
    .max(6)
    .meta(named('Pillars')),
  total: text(40).meta(named('Total', 'Written on the band that they form.')),
});

export type PillarsHeroProps = z.infer<typeof schema>;
