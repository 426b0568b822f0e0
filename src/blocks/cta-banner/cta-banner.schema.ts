import { z } from 'zod';
import { action, headline, text } from '#src/blocks/fields.ts';

/** The copper band a page closes with. The drawing is part of the message, so each page names its own. */
export const ctaBannerSchema = z.object({
  title: headline,
  text: text(240),
  action,
  drawing: z.enum(['leaks', 'merge', 'loop', 'minutes', 'forecast', 'pillars']).default('leaks'),
  /** other words on the drawing than its own, in its order */
  labels: z.array(text(32)).max(4).optional(),
});

export type CtaBannerProps = z.infer<typeof ctaBannerSchema>;
