import { Icon } from '#src/admin/kit/icon.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import type { FormattedTime } from '#src/admin/parts/format-time.ts';
import { Time } from '#src/admin/kit/time.tsx';

export interface Column<Row> {
  label: string;
  /** what it sorts by; without it, it does not sort */
  by?: string;
  className?: string;
  isNumber?: boolean;
  /** begins with the most or the newest */
  startsHigh?: boolean;
  /** its label is for screen readers only */
  isPlain?: boolean;
  /** has a line of its own in cards */
  isWide?: boolean;
  /** words for cards, which have no headings: before the value, or one of what it counts */
  before?: string;
  unit?: string;
  /** whether a card has nothing to show in it */
  isNone?(row: Row): boolean;
  /** what it shows, or the name of the value; a time is drawn as one */
  cell: (keyof Row & string) | ((row: Row) => ReactNode);
}

/** The order of a list: by a column, or by `-` and a column for the reverse. */
export interface Order {
  sort: string;
  sortedBy(sort: string): string;
}

interface ListTableProps<Row> {
  className?: string | undefined;
  caption: string;
  /** the first one heads the rows */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  order?: Order | undefined;
  /** attributes of the box that selects a row; undefined for people who may only look */
  box?: ((row: Row) => ComponentProps<'input'>) | undefined;
  attributes?: ((row: Row) => object) | undefined;
}

/** A table of records. On narrow screens each row becomes a card. */
export const ListTable = <Row extends { id: string | number }>(props: ListTableProps<Row>) => {
  const { className = '', caption, columns, rows, order, box, attributes } = props;
  const [head, ...others] = columns;
  return (
    <table className={`records full small tight list-table ${className}`.trim()}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {box ? <Heading column={{ label: 'Select', isPlain: true }} /> : null}
          {columns.map((column) => (
            <Heading key={column.label} column={column} order={order} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} {...attributes?.(row)}>
            {box ? (
              <td className="list-select">
                <input className="admin-check" type="checkbox" name="id" {...box(row)} />
              </td>
            ) : null}
            <th scope="row">{head && shownIn(head, row)}</th>
            {others.map((column) => (
              <Cell key={column.label} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

function shownIn<Row>({ cell }: Column<Row>, row: Row): ReactNode {
  if (typeof cell === 'function') return cell(row);
  const value = row[cell] as string | number | FormattedTime;
  return typeof value === 'object' ? <Time at={value} /> : value;
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { isNumber, isWide, isNone, before, unit, className } = column;
  const value = shownIn(column, row);
  const names = [isNumber && 'records-number', isWide && 'list-wide', className];
  return (
    <td
      className={names.filter(Boolean).join(' ') || undefined}
      data-none={isNone?.(row) || undefined}
    >
      {before ? <span className="records-label">{before} </span> : null}
      {value}
      {unit ? (
        <span className="records-label"> {value === '1' || value === 1 ? unit : `${unit}s`}</span>
      ) : null}
    </td>
  );
}

type HeadingColumn = Omit<Column<never>, 'cell' | 'isNone'>;

/** A column heading. One that sorts is a link, so that an order has a URL; it reverses the order that is on. */
function Heading({ column, order }: { column: HeadingColumn; order?: Order | undefined }) {
  const { by, label, isNumber = false, startsHigh = isNumber, isPlain = false } = column;
  const [isUp, isDown] = [order && order.sort === by, order && order.sort === `-${by}`];
  return (
    <th
      scope="col"
      className={isNumber ? 'records-number' : undefined}
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
    >
      {order && by ? (
        <>
          <Link
            className="sort-link"
            to={order.sortedBy(isUp || (!isDown && startsHigh) ? `-${by}` : by)}
            preventScrollReset
          >
            {label}
            {isUp || isDown ? (
              <Icon size={10} path={isUp ? 'M1 6.5l4-4 4 4' : 'M1 3.5l4 4 4-4'} />
            ) : null}
          </Link>
          <span className="sort-plain">{label}</span>
        </>
      ) : (
        <span className={isPlain ? 'sr-only' : undefined}>{label}</span>
      )}
    </th>
  );
}
