import { z } from 'zod';
import { group, headline, lead, list, named, text, whole } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'What we do, and how',
  rank: 3,
  text: 'A dated plan: phases as bars that flow into one result.',
  also: 'timeline schedule days roadmap gantt',
};

const phase = group(
  {
    label: text(32, 'Name', 'One or two words, on the drawing.'),
    from: whole(0, 365, 'First day'),
    to: whole(1, 365, 'Last day'),
    text: text(160, 'Result', 'Shown on phones.'),
  },
  'Phase',
).refine(({ from, to }) => from < to, 'A phase must end after it begins.');

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
    days: whole(14, 365, 'Length', undefined, { unit: 'days' }).default(90),
    phases: list(phase, 4, 8, 'Phases'),
    endLabel: text(32, 'End', 'Written at the last day.'),
    steps: list(
      group({ title: text(40, 'Title'), text: text(400, 'Text') }, 'Step'),
      4,
      6,
      'Steps',
      'Folded below the plan: what happens in each.',
    ).optional(),
  })
  .refine(({ days, phases }) => phases.every(({ to }) => to <= days), {
    message: 'Every phase must end within the days of the plan.',
    path: ['phases'],
  })
  .transform((plan) => ({ ...plan, label: plan.label ?? `${plan.days}-day plan` }));
