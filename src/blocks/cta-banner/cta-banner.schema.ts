import { z } from 'zod';
import { action, headline, label, text } from '#src/blocks/fields.ts';

/** The copper banner at the end of a page, with a drawing that fits its message. */
export const ctaBannerSchema = z.object({
  label: label(),
  title: headline,
  text: text(240),
  action,
  /** by default, the drawing at the top of the page in copper, or `leaks` if it has none */
  drawing: z.enum(['leaks', 'merge', 'loop', 'minutes', 'forecast', 'pillars']).optional(),
  /** replaces the amounts of the drawing */
  amounts: z.array(z.int().min(1).max(480)).min(1).max(8).optional(),
  /** the people behind the action, and one line about them */
  hosts: z
    .object({
      text: text(80),
      people: z
        .array(z.object({ name: text(60), role: text(60) }))
        .min(1)
        .max(4),
    })
    .optional(),
  /** replaces the labels of the drawing, in order */
  labels: z.array(text(32)).max(4).optional(),
});

export type CtaBannerProps = z.infer<typeof ctaBannerSchema>;
