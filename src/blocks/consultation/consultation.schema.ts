import { z } from 'zod';
import { action, label, text } from '#src/blocks/fields.ts';

/** Sections of text with a sticky consultation card beside them. */
export const consultationSchema = z.object({
  sections: z
    .array(
      z.object({
        label: label(),
        heading: text(90),
        paragraphs: z.array(text(900)).min(1).max(5),
      }),
    )
    .min(2)
    .max(6),
  card: z.object({
    title: text(60),
    text: text(240),
    action,
    secondary: action.optional(),
  }),
});

export type ConsultationProps = z.infer<typeof consultationSchema>;
