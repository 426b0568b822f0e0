import { z } from 'zod';
import { action, headline, label, lead, note, story, text } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Openers',
  rank: 3,
  text: 'Opens the home page: ten streams merge into one number.',
  also: 'header top headline home',
};

/** The hero of the home page: a headline, one action, proof, and a drawing of ten streams that merge. */
export const schema = z.object({
  label: label(),
  title: headline,
  lead: lead(240),
  action,
  note: note.optional(),
  story,
  figures: text(60, 'Line of numbers', undefined, { placeholder: '300+ projects' }).optional(),
  unit: text(
    28,
    'What the streams are shares of',
    'Shown in the drawing with the share of the stream under the pointer.',
  ).default('Fields in an example record'),
});
