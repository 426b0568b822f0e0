import { defineBlock } from '#src/blocks/block.ts';
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   the style sheet stacks the rows, and a table displayed as anything else loses its roles unless they are written */
import type { CSSProperties } from 'react';
import { OpenedSection } from '#src/ui/section.tsx';
import { type ComparisonTableProps, schema } from './comparison-table.schema.ts';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const allOf = new Intl.ListFormat('en-US');

const numbered = (name: string, value: number) => ({ [`--${name}`]: value }) as CSSProperties;

interface RowProps {
  row: ComparisonTableProps['rows'][number];
  columns: string[];
}

/**
 * A row with explicit table roles, because stacking it removes the implicit ones. Each cell repeats the column name, which is
 * hidden while the table head is visible.
 */
function Row({ row: { label, note, cells }, columns }: RowProps) {
  const isShared = cells.length < columns.length;
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        <span className="card-title">{label}</span>
        {note ? <span className="note">{note}</span> : null}
      </th>
      {isShared ? (
        <td role="cell" colSpan={columns.length} className="shared">
          {columns.map((column, index) => (
            <i key={column} style={numbered('at', index)} aria-hidden="true" />
          ))}
          <b>{allOf.format(columns)}</b>
          {cells[0]}
        </td>
      ) : (
        cells.map((cell, index) => (
          <td key={columns[index]} role="cell">
            <b>{columns[index]}</b>
            {cell}
          </td>
        ))
      )}
    </tr>
  );
}

/** The date of the check and its sources. */
function Sources({ checked, sources }: Pick<ComparisonTableProps, 'checked' | 'sources'>) {
  if (!checked) return null;
  return (
    <footer className="grid-12 note">
      <p>
        Checked on <time dateTime={checked}>{longDate.format(new Date(checked))}</time>
      </p>
      <ul>
        {sources.map(({ label, href }) => (
          <li key={href}>
            <a className="text-link" href={href} target="_blank" rel="noopener">
              {label}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
    </footer>
  );
}

/**
 * Each column has a stream that enters from the left edge and runs down beside its cells; in shared rows the streams run side by
 * side. Phones show each row as a label and named cells.
 */
export function ComparisonTable(props: ComparisonTableProps & { id: string }) {
  const { title, columns, rows, checked, sources } = props;
  return (
    <OpenedSection {...props} className="comparison">
      <table role="table" style={numbered('columns', columns.length)}>
        <caption className="sr-only">
          {title.replaceAll('\n', ' ')}: {allOf.format(columns)}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              <span className="sr-only">Compared</span>
            </th>
            {columns.map((column, index) => (
              <th key={column} scope="col" role="columnheader" style={numbered('at', index)}>
                <span className={columns.length > 2 ? 'h4' : 'h3'}>{column}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Row key={row.label} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
      <Sources checked={checked} sources={sources} />
    </OpenedSection>
  );
}

export default defineBlock({ schema, view: ComparisonTable });
