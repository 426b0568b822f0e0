import { POSTER_DRAWINGS } from '#content/drawings/names.ts';
import { z } from 'zod';
import { headline, label, lead, named, text } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'What we do, and how',
  rank: 1,
  text: 'What clients get: four to eight posters, each with a title and a text.',
  also: 'features services grid cards',
};

const capability = z
  .object({
    title: text(60).meta(named('Title')),
    text: text(260).meta(named('Text')),
    left: text(32).meta(named('Left caption', 'Under the left edge of the drawing.')).optional(),
    right: text(32).meta(named('Right caption', 'Under the right edge of the drawing.')).optional(),
    drawing: z.enum(POSTER_DRAWINGS).meta(named('Drawing', undefined, { shows: 'poster' })),
  })
  .meta(named('Capability'));

/** Capabilities with a poster each. Wide and narrow posters alternate, so an even number fills the rows. */
export const schema = z.object({
  label: label('What you get'),
  title: headline,
  lead: lead(240).optional(),
  items: z
    .array(capability)
    .min(4)
    .max(8)
    .meta(named('Capabilities', 'An even number fills the rows.')),
});

export type CapabilitiesProps = z.infer<typeof schema>;
