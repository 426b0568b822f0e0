import { z } from 'zod';
import { BAND_FAMILIES } from '#src/ui/drawings/post-cover-families.ts';
import {
  action,
  BACKGROUND,
  headline,
  label,
  lead,
  named,
  note,
  text,
  trail,
} from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Openers',
  rank: 1,
  text: 'Opens any page: the headline on the left, text and one button on the right.',
  also: 'header top headline banner title',
};

/** A plain hero: headline left, lead and one action right. */
export const schema = z.object({
  label: label(),
  title: headline,
  lead: lead(320).optional(),
  action: action.optional(),
  note: note.optional(),
  trail: trail.optional(),
  tone: z.enum(['pine', 'paper']).meta(BACKGROUND).default('pine'),
  cover: z
    .object({
      family: z.enum(BAND_FAMILIES).meta(named('Drawing', undefined, { shows: 'cover' })),
      seed: text(60).meta(named('Pattern', 'Any text. Another text draws another pattern.')),
    })
    .meta(named('Drawing below the text'))
    .optional(),
  streams: z
    .object({
      shape: z.enum(['merge', 'join', 'split']).meta(
        named('Drawing', undefined, {
          choices: {
            merge: 'All flow together',
            join: 'One after another',
            split: 'The river divides',
          },
          shows: 'streams',
        }),
      ),
      ends: z
        .array(text(24).meta(named('Stream')))
        .min(3)
        .max(8)
        .meta(named('Streams')),
      river: text(32).meta(named('River', 'The name of what they form.')),
      gates: z
        .array(text(10).meta(named('Stage')))
        .max(4)
        .meta(named('Stages', 'Not drawn for streams that join one after another.'))
        .optional(),
    })
    .meta(named('Named streams', 'Shown instead of the drawing below the text.'))
    .optional(),
});

export type PageHeroProps = z.infer<typeof schema>;
