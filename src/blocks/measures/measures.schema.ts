import { z } from 'zod';
import { headline, label, text } from '#src/blocks/fields.ts';

const measure = z.object({
  /** the metric, such as 'Stage accuracy' */
  name: text(60),
  /** how it is counted, and from which records */
  how: text(260),
  /** when it is measured, or its target, such as 'Day 60' or '9 of 10 deals' */
  by: text(32),
});

/** How success is measured: metrics, each with its method and its target. */
export const measuresSchema = z.object({
  label: label('How we measure success'),
  title: headline,
  lead: text(240).optional(),
  items: z.array(measure).min(3).max(5),
});

export type MeasuresProps = z.infer<typeof measuresSchema>;
