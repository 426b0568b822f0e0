import { z } from 'zod';
import { action, headline, label, lead, list, note, story, text } from '#src/blocks/fields.ts';
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
  story,
  heading: text(60, 'Title of the list'),
  pillars: list(text(50, 'Pillar'), 3, 6, 'Pillars'),
  total: text(40, 'Total', 'Written on the band that they form.'),
});
