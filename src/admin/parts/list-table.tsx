import type { ComponentType, ReactNode } from 'react';
import { SelectHeading } from './select-heading.tsx';
import { SortHeading } from './sort-heading.tsx';

export interface Column<Row> {
  label: ReactNode;
  /** what it sorts by; without it, it does not sort */
  by?: string;
  className?: string;
  isNumber?: boolean;
  /** begins with the most or the newest */
  startsHigh?: boolean;
  /** whether a row has nothing to show in it */
  isNone?(row: Row): boolean;
  cell(row: Row): ReactNode;
}

interface ListTableProps<Row> {
  className: string;
  caption: string;
  /** the first one heads the rows */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  order?: { sort: string; sortedBy(sort: string): string };
  /** the box that selects a row; undefined for people who may only look */
  Select?: ComponentType<{ row: Row }> | undefined;
}

/** A table of records. On narrow screens each row becomes a card. */
export const ListTable = <Row extends { id: string }>(props: ListTableProps<Row>) => {
  const { className, caption, columns, rows, order, Select } = props;
  const [head, ...others] = columns;
  return (
    <table
      className={`records records-wide records-quiet ${className}`}
      data-plain={('Select' in props && !Select) || undefined}
    >
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {Select ? <SelectHeading /> : null}
          {columns.map(({ by, label, isNumber = false, startsHigh = isNumber }, at) =>
            order && by ? (
              <SortHeading key={at} {...{ by, label, isNumber, startsHigh }} {...order} />
            ) : (
              <th key={at} scope="col" className={isNumber ? 'records-number' : undefined}>
                {label}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {Select ? <Select row={row} /> : null}
            <th scope="row">{head?.cell(row)}</th>
            {others.map(({ isNumber, className: name = '', isNone, cell }, at) => (
              <td
                key={at}
                className={isNumber ? `records-number ${name}` : name}
                data-none={isNone?.(row) || undefined}
              >
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
