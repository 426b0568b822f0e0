import { z } from 'zod';
import { group, headline, label, lead, list, text, whole } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'What we do, and how',
  rank: 4,
  text: 'Tasks one after the other, each with the minutes it takes.',
  also: 'timeline agenda minutes checklist',
};

const task = group(
  {
    title: text(60, 'Title'),
    text: text(240, 'Text', 'What it is, and what problem it removes.'),
    minutes: whole(1, 480, 'Length', 'The length of its bar.', { unit: 'minutes' }),
  },
  'Task',
);

/** Consecutive tasks, with the time each takes. */
export const schema = z.object({
  label: label(),
  title: headline,
  lead: lead(240).optional(),
  total: text(60, 'Text of the total'),
  items: list(task, 3, 14, 'Tasks'),
});
