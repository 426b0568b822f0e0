import { POSTER_DRAWINGS } from '#content/drawings/names.ts';
import { z } from 'zod';
import { amounts, choice, group, headline, label, lead, list, text } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'What we do, and how',
  rank: 1,
  text: 'What clients get: four to eight posters, each with a title and a text.',
  also: 'features services grid cards',
};

const capability = group(
  {
    title: text(60, 'Title'),
    text: text(260, 'Text'),
    left: text(32, 'Left caption', 'Under the left edge of the drawing.').optional(),
    right: text(32, 'Right caption', 'Under the right edge of the drawing.').optional(),
    drawing: choice(POSTER_DRAWINGS, 'Drawing', undefined, { shows: 'poster' }),
    amounts,
  },
  'Capability',
);

/** Capabilities with a poster each. */
export const schema = z.object({
  label: label('What you get'),
  title: headline,
  lead: lead(240).optional(),
  items: list(capability, 4, 8, 'Capabilities', 'The first three are shown, the others fold.'),
});
