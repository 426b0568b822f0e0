import { HERO_DRAWINGS } from '#content/drawings/names.ts';
import { z } from 'zod';
import {
  action,
  choice,
  headline,
  label,
  lead,
  named,
  note,
  story,
  text,
  trail,
} from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Openers',
  rank: 2,
  text: 'Opens a service or industry page with a drawing of the work across the page.',
  also: 'header top headline banner industry',
};

/** The hero of a service or industry page: headline, one action, and a full-width drawing below. */
export const schema = z.object({
  label: label(),
  title: headline.meta(
    named('Headline', 'Line breaks are kept. Two lines of up to 18 letters are set largest.'),
  ),
  lead: lead(320),
  action,
  note: note.optional(),
  story,
  trail: trail.optional(),
  drawing: choice(HERO_DRAWINGS, 'Drawing', undefined, { shows: 'hero' }),
  caption: text(160, 'Caption', 'What the drawing shows, and that it is an example.').optional(),
});
