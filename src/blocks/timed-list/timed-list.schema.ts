import { z } from 'zod';
import { headline, label, text } from '#src/blocks/fields.ts';

const task = z.object({
  title: text(60),
  /** what it is, and what problem it removes */
  text: text(240),
  /** minutes it takes: the length of its bar */
  minutes: z.number().int().min(1).max(480),
});

/** Consecutive tasks, with the time each takes. */
export const timedListSchema = z.object({
  label: label(),
  title: headline,
  lead: text(240).optional(),
  /** label of the total time */
  total: text(60),
  items: z.array(task).min(3).max(14),
});

export type TimedListProps = z.infer<typeof timedListSchema>;
