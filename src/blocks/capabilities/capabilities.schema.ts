import { z } from 'zod';
import { headline, label, text } from '#src/blocks/fields.ts';

/** The posters for capabilities; each illustrates the work without text. */
export const POSTERS = [
  'merge-three',
  'clean-gate',
  'route-by-rule',
  'write-and-read',
  'forecast-cone',
  'weekly-climb',
  'sort-by-value',
  'answer-from-record',
  'budget-shift',
  'cohort-keep',
  'two-lists-one',
  'loop-back',
  'stage-gates',
  'one-number',
] as const;

const capability = z.object({
  title: text(60),
  text: text(260),
  /** captions under the left and the right edge of the poster */
  left: text(32).optional(),
  right: text(32).optional(),
  drawing: z.enum(POSTERS),
});

/** Capabilities with a poster each. Wide and narrow posters alternate, so an even number fills the rows. */
export const capabilitiesSchema = z.object({
  label: label('What you get'),
  title: headline,
  lead: text(240).optional(),
  items: z.array(capability).min(4).max(8),
});

export type CapabilitiesProps = z.infer<typeof capabilitiesSchema>;
