import { z } from 'zod';
import { BAND_FAMILIES } from '#src/ui/drawings/post-cover-families.ts';
import {
  action,
  BACKGROUND,
  choice,
  group,
  headline,
  label,
  lead,
  list,
  note,
  story,
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
  story,
  trail: trail.optional(),
  tone: z.enum(['pine', 'paper']).meta(BACKGROUND).default('pine'),
  cover: group(
    {
      family: choice(BAND_FAMILIES, 'Drawing', undefined, { shows: 'cover' }),
      seed: text(60, 'Pattern', 'Any text. Another text draws another pattern.'),
    },
    'Drawing below the text',
  ).optional(),
  streams: group(
    {
      shape: choice(['merge', 'join', 'split'], 'Drawing', undefined, {
        choices: {
          merge: 'All flow together',
          join: 'One after another',
          split: 'The river divides',
        },
        shows: 'streams',
      }),
      ends: list(
        text(24, 'Stream'),
        3,
        8,
        'Streams',
        'If each ends on a number, they are drawn as thick as those.',
      ),
      river: text(32, 'River', 'The name of what they form.'),
      gates: list(
        text(10, 'Stage'),
        0,
        4,
        'Stages',
        'Not drawn for streams that join one after another.',
      ).optional(),
      caption: text(
        160,
        'Caption',
        'What the numbers count, and whether they are an example.',
      ).optional(),
    },
    'Named streams',
    'Shown instead of the drawing below the text.',
  ).optional(),
});
