import { z } from 'zod';
import { href, label, text } from '#src/blocks/fields.ts';

/** A run of text; a link with `href`, bold with `strong`. */
const run = z.union([
  z.string().min(1).max(2000),
  z.object({ text: text(400), href: href.optional(), strong: z.boolean().optional() }),
]);

const runs = z.union([z.string().trim().min(1).max(2000), z.array(run).min(1)]);

const part = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), text: runs }),
  z.object({ kind: z.literal('heading'), text: text(120) }),
  z.object({
    kind: z.literal('list'),
    ordered: z.boolean().default(false),
    items: z.array(runs).min(1),
  }),
]);

/** Sections of text: the heading on the left, the text on the right. */
export const richTextSchema = z.object({
  tone: z.enum(['paper', 'sand']).default('paper'),
  sections: z
    .array(
      z.object({
        id: z
          .string()
          .regex(/^[a-z][a-z0-9-]*$/)
          .optional(),
        label: label(),
        heading: text(120).optional(),
        /** a drawing of the numbers in the text, between heading and text */
        drawing: z.enum(['migration']).optional(),
        parts: z.array(part).min(1),
      }),
    )
    .min(1),
});

export type RichTextProps = z.infer<typeof richTextSchema>;
export type Runs = z.infer<typeof runs>;
export type Part = z.infer<typeof part>;
