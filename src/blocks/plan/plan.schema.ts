import { z } from 'zod';
import { headline, text } from '#src/blocks/fields.ts';

const phase = z
  .object({
    /** label on the drawing: one or two words */
    label: text(32),
    /** first and last day */
    from: z.number().int().min(0).max(365),
    to: z.number().int().min(1).max(365),
    /** the result of the phase; shown on phones */
    text: text(160),
  })
  .refine(({ from, to }) => from < to, 'A phase must end after it begins.');

/** A dated plan whose phases all flow into one result. */
export const planSchema = z
  .object({
    /** names the section; defaults to the days of the plan, such as '90-day plan' */
    label: z.string().trim().max(40).optional(),
    title: headline,
    lead: text(240).optional(),
    days: z.number().int().min(14).max(365).default(90),
    phases: z.array(phase).min(4).max(8),
    /** label of the last day */
    endLabel: text(32),
  })
  .refine(({ days, phases }) => phases.every(({ to }) => to <= days), {
    message: 'Every phase must end within the days of the plan.',
    path: ['phases'],
  })
  .transform((plan) => ({ ...plan, label: plan.label ?? `${plan.days}-day plan` }));

export type PlanProps = z.infer<typeof planSchema>;
