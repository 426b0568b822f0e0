import { z } from 'zod';
import { largestValue } from './histogram.ts';
import {
  type MeasuredVital,
  type MeasuredView,
  MAX_POSTED_BYTES,
  MAX_VIEWS,
  MAX_VITALS,
  MAX_WEIGHT,
} from './measurement-post.ts';
import { VITAL_NAMES } from './web-vitals.ts';

/** Validated measurements, within the limits of `measurement-post.ts`. */
export interface Measurements {
  views: readonly MeasuredView[];
  vitals: readonly MeasuredVital[];
  weight: number;
}

const path = z
  .string('must be text')
  .max(MAX_POSTED_BYTES)
  .startsWith('/', 'must start with a slash');

const measurementsSchema = z.object({
  // A long visit in a tab that was never hidden may have more views.
  views: z
    .array(z.object({ path }), 'must be a list')
    .transform((views) => views.slice(0, MAX_VIEWS))
    .default([]),
  vitals: z
    .array(
      z.object({
        path,
        name: z.enum(VITAL_NAMES, `must be one of ${VITAL_NAMES.join(', ')}`),
        value: z.number('must be a number').nonnegative(),
      }),
      'must be a list',
    )
    .max(MAX_VITALS)
    // A clock that jumped, for example while a laptop slept, must not invalidate the rest.
    .transform((vitals) => vitals.filter(({ name, value }) => value <= largestValue(name)))
    .default([]),
  weight: z.int('must be a whole number').min(1).max(MAX_WEIGHT).default(1),
});

/** Validates a request body. Returns a message about the first error. */
export function parseMeasurements(
  posted: unknown,
): { ok: true; measurements: Measurements } | { ok: false; message: string } {
  const parsed = measurementsSchema.safeParse(posted);
  if (parsed.success) return { ok: true, measurements: parsed.data };
  const { path: place, message } = parsed.error.issues[0]!;
  return { ok: false, message: `${place.join('.') || 'The body'}: ${message}.` };
}
