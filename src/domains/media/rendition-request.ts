import { z } from 'zod';

/** Widths that our pages ask for, in pixels (spec section 7). */
export const RESPONSIVE_WIDTHS: readonly number[] = [400, 800, 1200, 1600, 2400];

/** The widest and the highest rendition that can be asked for, in pixels. */
export const MAX_WIDTH = 2400;

export const DEFAULT_QUALITY = 80;

const wholeNumber = (name: string, most: number) => {
  const error = `${name} must be a whole number from 1 to ${most}.`;
  return z
    .string()
    .regex(/^\d{1,4}$/, { error, abort: true })
    .transform(Number)
    .pipe(z.int().min(1, error).max(most, error));
};

/** The four parameters of an image address (spec section 7); others mean nothing to us. */
const parameters = z.object({
  /** pixels; alone it keeps the picture's proportions, with `height` the picture is cropped to both */
  width: wholeNumber('width', MAX_WIDTH).optional(),
  height: wholeNumber('height', MAX_WIDTH).optional(),
  quality: wholeNumber('quality', 100).default(DEFAULT_QUALITY),
  /** `origin`: the format of the file itself */
  format: z
    .enum(['webp', 'avif', 'jpeg', 'png', 'origin'], {
      error: 'format must be webp, avif, jpeg, png or origin.',
    })
    .default('webp'),
});

/** A rendition as an address asks for it. */
export type RenditionRequest = z.infer<typeof parameters>;

/** What a rendition can be encoded in. */
export type PictureFormat = Exclude<RenditionRequest['format'], 'origin'>;

/**
 * The rendition that a query asks for; none when it asks for the file as it is.
 * @returns an error in words for whoever wrote the address, when a value is none of the allowed ones
 */
export function readRenditionRequest(
  query: URLSearchParams,
): { request?: RenditionRequest } | { error: string } {
  const asked = Object.fromEntries(
    Object.keys(parameters.shape).flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const isPlain = Object.entries(asked).every(
    ([name, value]) => name === 'format' && value === 'origin',
  );
  if (isPlain) return {};
  const { data, error } = parameters.safeParse(asked);
  if (error) return { error: error.issues.map(({ message }) => message).join(' ') };
  return { request: data };
}
