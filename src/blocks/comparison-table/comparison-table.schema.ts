import { z } from 'zod';
import { group, headline, label, lead, list, named, text, tone } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Proof',
  rank: 7,
  text: 'Two to four options side by side, row by row, with sources.',
  also: 'versus compare columns pricing',
};

const row = group(
  {
    label: text(40, 'Aspect', 'What is compared, in one to four words.'),
    note: text(120, 'Note', 'Small: the question behind it.').optional(),
    cells: list(
      text(400, 'Cell'),
      1,
      4,
      'Cells',
      'One for each column, or a single one for all columns.',
    ),
  },
  'Row',
);

const source = group(
  {
    label: text(60, 'Name'),
    href: z
      .url({ protocol: /^https$/, error: 'Use an https address of another site.' })
      .meta(named('Link', undefined, { placeholder: 'https://' })),
  },
  'Source',
);

/** A comparison in columns. Rows without a difference come last and have one shared cell. */
export const schema = z
  .object({
    label: label('Comparison'),
    title: headline,
    lead: lead(240).optional(),
    tone: tone('paper'),
    columns: list(text(32, 'Column'), 2, 4, 'Columns'),
    rows: list(row, 2, 16, 'Rows', 'Rows with one cell for all columns come last.'),
    checked: z.iso
      .date()
      .meta(named('Checked on', 'When the statements were last compared with the sources.'))
      .optional(),
    sources: list(source, 0, 8, 'Sources').default([]),
  })
  .refine(({ columns, rows }) => rows.every(({ cells }) => fits(cells.length, columns.length)), {
    message: 'A row needs a text for each column, or one text for all columns.',
    path: ['rows'],
  })
  .refine(
    ({ rows }) => rows.every(({ cells }, at) => cells.length > 1 || isShared(rows.slice(at))),
    { message: 'Rows with one text for all columns come last.', path: ['rows'] },
  )
  .refine(({ sources, checked }) => sources.length === 0 || checked, {
    message: 'Sources need the date when they were checked.',
    path: ['checked'],
  });

const fits = (cells: number, columns: number) => cells === 1 || cells === columns;
const isShared = (rows: readonly { cells: string[] }[]) =>
  rows.every(({ cells }) => cells.length === 1);

export type ComparisonTableProps = z.infer<typeof schema>;
