import { z } from 'zod';
import { text } from '#src/blocks/fields.ts';

const MEDIA_PATH = /^\/media\/cms_media\/[^?#]+\.(jpe?g|png|webp|avif|svg)$/i;

const pixels = z.int().min(1).max(20_000);

/** A picture from the media library, with an optional caption. */
export const pictureSchema = z
  .object({
    src: z
      .string()
      .trim()
      .regex(MEDIA_PATH, 'Use a picture of the media library.')
      .meta({ picks: 'picture' }),
    /** alt text */
    alt: text(250).optional(),
    /** adds nothing to the surrounding text, so screen readers skip it */
    decorative: z.boolean().default(false),
    /** size of the file in pixels */
    width: pixels,
    height: pixels,
    caption: text(240).optional(),
    tone: z.enum(['paper', 'sand', 'pine']).default('paper'),
    /** spans all twelve columns, with the caption below */
    wide: z.boolean().default(false),
  })
  .refine(({ alt, decorative }) => (alt === undefined) === decorative, {
    message: 'Either describe the picture or mark it as decorative.',
    path: ['alt'],
  });

export type PictureBlockProps = z.infer<typeof pictureSchema>;
