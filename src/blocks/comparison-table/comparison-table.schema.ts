import { z } from 'zod';
import { headline, label, text } from '#src/blocks/fields.ts';

const row = z.object({
  /** the compared aspect: one to four words, set large */
  label: text(40),
  /** small text under the label: the question behind it */
  note: text(120).optional(),
  /** one text per column, or a single text for all columns */
  cells: z.array(text(400)).min(1).max(4),
});

const source = z.object({
  label: text(60),
  href: z.url({ protocol: /^https$/, error: 'Use an https address of another site.' }),
});

/** A comparison in columns. Rows without a difference come last and have one shared cell. */
export const comparisonTableSchema = z
  .object({
    label: label('Comparison'),
    title: headline,
    lead: text(240).optional(),
    tone: z.enum(['paper', 'sand', 'pine']).default('paper'),
    columns: z.array(text(32)).min(2).max(4),
    rows: z.array(row).min(2).max(16),
    /** date of the last check of the statements against the sources */
    checked: z.iso.date().optional(),
    sources: z.array(source).max(8).default([]),
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

export type ComparisonTableProps = z.infer<typeof comparisonTableSchema>;
