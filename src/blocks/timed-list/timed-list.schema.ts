import { z } from 'zod';
import { headline, label, lead, named, text } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'What we do, and how',
  rank: 4,
  text: 'Tasks one after the other, each with the minutes it takes.',
  also: 'timeline agenda minutes checklist',
};

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
export const schema = z.object({
  label: label(),
  title: headline,
  lead: lead(240).optional(),
  total: text(60).meta(named('Text of the total')),
  items: z.array(task).min(3).max(14).meta(named('Tasks')),
});

export type TimedListProps = z.infer<typeof schema>;
