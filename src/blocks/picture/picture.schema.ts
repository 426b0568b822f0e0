import { z } from 'zod';
import { flag, named, text, tone } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Text and pictures',
  rank: 2,
  text: 'A picture of the media library, with a caption.',
  also: 'image photo figure',
};

/** Readers mark a file whose name says another kind (`markKind` of domains/media). */
const MEDIA_PATH = /^\/media\/cms_media\/[^?#]+\.(jpe?g|png|webp|avif|gif|svg)(\?is=\w+)?$/i;

const pixels = (name: string) =>
  z
    .int()
    .min(1)
    .max(20_000)
    .meta(named(name, 'Filled in when you choose a picture.', { unit: 'pixels', given: 'filled' }));

/** A picture from the media library, with an optional caption. */
export const schema = z
  .object({
    src: z
      .string()
      .trim()
      .regex(MEDIA_PATH, 'Use a picture of the media library.')
      .meta(named('Picture', undefined, { picks: 'picture' })),
    alt: text(250, 'Alt text', 'What the picture shows, for people who cannot see it.', {
      given: 'expected',
    }).optional(),
    decorative: flag(
      'Decorative',
      'Adds nothing to the text around it: screen readers skip it.',
    ).default(false),
    /** size of the file */
    width: pixels('Width'),
    height: pixels('Height'),
    caption: text(240, 'Caption').optional(),
    tone: tone('paper'),
    wide: flag('Full width', 'With the caption below it.').default(false),
  })
  .refine(({ alt, decorative }) => (alt === undefined) === decorative, {
    message: 'Either describe the picture or mark it as decorative.',
    path: ['alt'],
  });
