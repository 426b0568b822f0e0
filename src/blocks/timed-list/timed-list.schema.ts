import { z } from 'zod';
import { headline, label, lead, named, text } from '#src/blocks/fields.ts';

const task = z
  .object({
    title: text(60).meta(named('Title')),
    text: text(240).meta(named('Text', 'What it is, and what problem it removes.')),
    minutes: z
      .number()
      .int()
      .min(1)
      .max(480)
      .meta(named('Length', 'The length of its bar.', { unit: 'minutes' })),
  })
  .meta(named('Task'));

/** Consecutive tasks, with the time each takes. */
export const timedListSchema = z.object({
  label: label(),
  title: headline,
  lead: lead(240).optional(),
  total: text(60).meta(named('Text of the total')),
  items: z.array(task).min(3).max(14).meta(named('Tasks')),
});

export type TimedListProps = z.infer<typeof timedListSchema>;
