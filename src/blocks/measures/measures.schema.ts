import { z } from 'zod';
import { group, headline, label, lead, list, text } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'What we do, and how',
  rank: 6,
  text: 'How success is counted: metrics, each with its method and target.',
  also: 'metrics goals kpi',
};

const measure = group(
  {
    name: text(60, 'Metric', undefined, { placeholder: 'Stage accuracy' }),
    how: text(260, 'Method', 'How it is counted, and from which records.'),
    by: text(32, 'Target', 'Or when it is measured.', { placeholder: '9 of 10 deals' }),
  },
  'Metric',
);

/** How success is measured: metrics, each with its method and its target. */
export const schema = z.object({
  label: label('How we measure success'),
  title: headline,
  lead: lead(240).optional(),
  items: list(measure, 3, 5, 'Metrics'),
});
