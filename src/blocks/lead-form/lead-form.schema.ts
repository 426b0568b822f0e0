import { z } from 'zod';
import { headline, text } from '#src/blocks/fields.ts';

/** A form that makes a lead, and beside it what comes of it. The block's id is the anchor other links lead to. */
export const leadFormSchema = z.object({
  form: z.enum(['executive-cheatsheet', 'quick-wins', 'contact']),
  title: headline,
  lead: text(300).optional(),
  tone: z.enum(['paper', 'sand', 'pine']).default('sand'),
  /** what happens after it is sent, in order */
  promises: z
    .array(z.object({ title: text(60), text: text(300) }))
    .max(4)
    .default([]),
});

export type LeadFormProps = z.infer<typeof leadFormSchema>;
