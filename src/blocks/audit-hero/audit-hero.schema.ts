import { z } from 'zod';
import { action, headline, label, text } from '#src/blocks/fields.ts';

/** The hero of the growth audit: who runs it, what its minutes are for, and a page of the report. */
export const auditHeroSchema = z.object({
  label: label(),
  title: headline,
  lead: text(320),
  action,
  note: text(120).optional(),
  /** the people who run audits, one of them each; their names are also the seeds of the portraits */
  hosts: z.object({ heading: text(60), names: z.array(text(60)).min(2).max(4), text: text(160) }),
  minutes: z.object({
    heading: text(60),
    /** a part with `hasDeal` traces one deal, which adds a band to the drawing */
    parts: z
      .array(
        z.object({
          minutes: z.number().int().min(5).max(60),
          text: text(40),
          hasDeal: z.boolean().default(false),
        }),
      )
      .min(3)
      .max(6),
    description: text(240),
  }),
  report: z.object({
    heading: text(60),
    /** says that the page is a sample and its numbers an example */
    sample: text(80),
    title: text(60),
    /** leaks, each with its cost in dollars a month, and the total below them */
    leaks: z
      .array(z.object({ name: text(50), monthlyCost: z.number().int().min(1).max(100_000) }))
      .min(2)
      .max(4),
    advice: z.array(z.object({ name: text(30), text: text(80) })).max(3),
  }),
});

export type AuditHeroProps = z.infer<typeof auditHeroSchema>;
