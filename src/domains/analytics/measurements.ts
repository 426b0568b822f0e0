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

/** A post as it is counted: in range, and no more than may be in it. */
export interface Measurements {
  views: readonly MeasuredView[];
  vitals: readonly MeasuredVital[];
  weight: number;
}

const path = z
  .string('must be text')
  .max(MAX_POSTED_BYTES)
  .startsWith('/', 'must begin with a slash');

const measurements = z.object({
  // A long visit in a tab that was never hidden may have more.
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
    // Of a clock that jumped, as when a laptop slept: no reason to lose the rest.
    .transform((vitals) => vitals.filter(({ name, value }) => value <= largestValue(name)))
    .default([]),
  weight: z.int('must be a whole number').min(1).max(MAX_WEIGHT).default(1),
});

/** Checks what a browser, or a program, posted; answers the first thing that is wrong with it in words. */
export function readMeasurements(
  posted: unknown,
): { ok: true; measurements: Measurements } | { ok: false; message: string } {
  const read = measurements.safeParse(posted);
  if (read.success) return { ok: true, measurements: read.data };
  const { path: place, message } = read.error.issues[0]!;
  return { ok: false, message: `${place.join('.') || 'The body'}: ${message}.` };
}
