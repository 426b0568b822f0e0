import { z } from 'zod';
import { headline, label, text } from '#src/blocks/fields.ts';

/** A form that creates a lead, and beside it what happens next. The block's id is the anchor for links. */
export const leadFormSchema = z.object({
  form: z.enum(['executive-cheatsheet', 'quick-wins', 'contact']),
  label: label(),
  title: headline,
  lead: text(300).optional(),
  tone: z.enum(['paper', 'sand', 'pine']).default('sand'),
  /** what happens after sending, in order */
  promises: z
    .array(z.object({ title: text(60), text: text(300) }))
    .max(4)
    .default([]),
});

export type LeadFormProps = z.infer<typeof leadFormSchema>;
