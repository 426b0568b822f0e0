import { z } from 'zod';
import { headline, text } from '#src/blocks/fields.ts';

const measure = z.object({
  /** what is counted, such as 'Stage accuracy' */
  name: text(60),
  /** how it is counted, and from which record */
  how: text(260),
  /** by when it is read, or what it must reach, such as 'Day 60' or '9 of 10 deals' */
  by: text(32),
});

/** How success is measured: a few numbers, each with the way it is counted and its date. */
export const measuresSchema = z.object({
  title: headline,
  lead: text(240).optional(),
  items: z.array(measure).min(3).max(5),
});

export type MeasuresProps = z.infer<typeof measuresSchema>;
