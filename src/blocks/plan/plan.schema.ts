import { z } from 'zod';
import { headline, lead, named, text } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'What we do, and how',
  rank: 3,
  text: 'A dated plan: phases as bars that flow into one result.',
  also: 'timeline schedule days roadmap gantt',
};

const phase = z
  .object({
    label: text(32).meta(named('Name', 'One or two words, on the drawing.')),
    from: z.number().int().min(0).max(365).meta(named('First day')),
    to: z.number().int().min(1).max(365).meta(named('Last day')),
    text: text(160).meta(named('Result', 'Shown on phones.')),
  })
  .meta(named('Phase'))
  .refine(({ from, to }) => from < to, 'A phase must end after it begins.');

/** A dated plan whose phases all flow into one result. */
export const schema = z
  .object({
    label: z
      .string()
      .trim()
      .max(40)
      .meta(named('Label', 'Small, above the headline. Without one, the days: “90-day plan.”'))
      .optional(),
    title: headline,
    lead: lead(240).optional(),
    days: z
      .number()
      .int()
      .min(14)
      .max(365)
      .meta(named('Length', undefined, { unit: 'days' }))
      .default(90),
    phases: z.array(phase).min(4).max(8).meta(named('Phases')),
    endLabel: text(32).meta(named('End', 'Written at the last day.')),
  })
  .refine(({ days, phases }) => phases.every(({ to }) => to <= days), {
    message: 'Every phase must end within the days of the plan.',
    path: ['phases'],
  })
  .transform((plan) => ({ ...plan, label: plan.label ?? `${plan.days}-day plan` }));

export type PlanProps = z.infer<typeof schema>;
