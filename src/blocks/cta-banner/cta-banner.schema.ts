import { z } from 'zod';
import { action, headline, label, text } from '#src/blocks/fields.ts';

/** The copper banner at the end of a page, with a drawing that fits its message. */
export const ctaBannerSchema = z.object({
  label: label(),
  title: headline,
  text: text(240),
  action,
  drawing: z.enum(['leaks', 'merge', 'loop', 'minutes', 'forecast', 'pillars']).default('leaks'),
  /** replaces the labels of the drawing, in order */
  labels: z.array(text(32)).max(4).optional(),
});

export type CtaBannerProps = z.infer<typeof ctaBannerSchema>;
