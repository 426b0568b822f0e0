import { z } from 'zod';

/** Widths that our pages use, in pixels (docs/specification.md, section 7). */
export const RESPONSIVE_WIDTHS: readonly number[] = [400, 800, 1200, 1600, 2400];

/** Maximum width and height of a request, in pixels. */
export const MAX_WIDTH = 2400;

export const DEFAULT_QUALITY = 80;

const wholeNumber = (name: string, max: number) => {
  const error = `${name} must be a whole number from 1 to ${max}.`;
  return z
    .string()
    .regex(/^\d{1,4}$/, { error, abort: true })
    .transform(Number)
    .pipe(z.int().min(1, error).max(max, error));
};

/** The query parameters of an image (docs/specification.md, section 7); others are ignored. */
const parameters = z.object({
  /** pixels; keeps the aspect ratio without `height`, else crops to both */
  width: wholeNumber('width', MAX_WIDTH).optional(),
  height: wholeNumber('height', MAX_WIDTH).optional(),
  quality: wholeNumber('quality', 100).default(DEFAULT_QUALITY),
  /** `origin`: the format of the original */
  format: z
    .enum(['webp', 'avif', 'jpeg', 'png', 'origin'], {
      error: 'format must be webp, avif, jpeg, png, or origin.',
    })
    .default('webp'),
});

export type RenditionRequest = z.infer<typeof parameters>;

export type PictureFormat = Exclude<RenditionRequest['format'], 'origin'>;

/**
 * Parses the query of an image. Returns no request if the original is requested.
 * @returns an error message for invalid values
 */
export function parseRenditionRequest(
  query: URLSearchParams,
): { request?: RenditionRequest } | { error: string } {
  const values = Object.fromEntries(
    Object.keys(parameters.shape).flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const isPlain = Object.entries(values).every(
    ([name, value]) => name === 'format' && value === 'origin',
  );
  if (isPlain) return {};
  const { data, error } = parameters.safeParse(values);
  if (error) return { error: error.issues.map(({ message }) => message).join(' ') };
  return { request: data };
}
