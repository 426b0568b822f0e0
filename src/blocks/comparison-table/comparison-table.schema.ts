import { z } from 'zod';
import { BACKGROUND, headline, label, lead, named, text } from '#src/blocks/fields.ts';
import type { BlockKind } from '#src/blocks/block.ts';

export const kind: BlockKind = {
  group: 'Proof',
  rank: 7,
  text: 'Two to four options side by side, row by row, with sources.',
  also: 'versus compare columns pricing',
};

const row = z
  .object({
    label: text(40).meta(named('Aspect', 'What is compared, in one to four words.')),
    note: text(120).meta(named('Note', 'Small: the question behind it.')).optional(),
    cells: z
      .array(text(400).meta(named('Cell')))
      .min(1)
      .max(4)
      .meta(named('Cells', 'One for each column, or a single one for all columns.')),
  })
  .meta(named('Row'));

const source = z
  .object({
    label: text(60).meta(named('Name')),
    href: z
      .url({ protocol: /^https$/, error: 'Use an https address of another site.' })
      .meta(named('Link', undefined, { placeholder: 'https://' })),
  })
  .meta(named('Source'));

/** A comparison in columns. Rows without a difference come last and have one shared cell. */
export const schema = z
  .object({
    label: label('Comparison'),
    title: headline,
    lead: lead(240).optional(),
    tone: z.enum(['paper', 'sand', 'pine']).meta(BACKGROUND).default('paper'),
    columns: z
      .array(text(32).meta(named('Column')))
      .min(2)
      .max(4)
      .meta(named('Columns')),
    rows: z
      .array(row)
      .min(2)
      .max(16)
      .meta(named('Rows', 'Rows with one cell for all columns come last.')),
    checked: z.iso
      .date()
      .meta(named('Checked on', 'When the statements were last compared with the sources.'))
      .optional(),
    sources: z.array(source).max(8).meta(named('Sources')).default([]),
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
