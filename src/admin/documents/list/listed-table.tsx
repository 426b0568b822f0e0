import type { ReactNode } from 'react';
import { type Column, ListTable } from '#src/admin/parts/list-table.tsx';
import { Time } from '#src/admin/parts/time.tsx';
import { CheckCountsText } from './check-counts.tsx';
import { DocumentTrash } from './document-trash.tsx';
import { ListedState } from './listed-state.tsx';
import type { ListedRow, TrackedRow } from './list-view.ts';
import type { ListedKind, ListQuery } from './listed-kind.ts';
import { SelectBox, Selection, TrashButton } from './selection.tsx';

/** Columns that lists of documents share. */
export const STATE_COLUMN = {
  label: 'State',
  by: 'state',
  cell: (row: ListedRow): ReactNode => <ListedState {...row} />,
};
export const CHECKS_COLUMN = {
  label: 'Checks',
  by: 'checks',
  startsHigh: true,
  cell: ({ checks }: TrackedRow): ReactNode => <CheckCountsText checks={checks} />,
};
export const VIEWS_COLUMN = {
  label: 'Views, 28 days',
  by: 'views',
  isNumber: true,
  isNone: ({ views }: TrackedRow) => views === undefined,
  cell: ({ views }: TrackedRow): ReactNode => <Counted count={views} noun="view" />,
};
export const CHANGED_COLUMN = {
  label: 'Last change',
  by: 'changed',
  startsHigh: true,
  cell: ({ changed, by }: Pick<ListedRow, 'changed' | 'by'>): ReactNode => (
    <>
      <Time at={changed} />, {by}
    </>
  ),
};

/** A number; its noun is for narrow screens. */
export const Counted = ({ count = '–', noun }: { count: string | undefined; noun: string }) => (
  <>
    {count}
    <span className="records-label"> {count === '1' ? noun : `${noun}s`}</span>
  </>
);

interface ListedTableProps<Row> {
  list: ListedKind;
  className: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  summary: string;
  query: ListQuery;
  maySelect: boolean;
  mayPurge?: boolean;
  /** the buttons for the selected documents, besides the one that deletes them */
  actions?: ReactNode;
}

/** A table of documents that can be selected; in the trash, the one that restores them. */
export function ListedTable<Row extends TrackedRow>(props: ListedTableProps<Row>) {
  const {
    list,
    className,
    columns,
    rows,
    summary,
    query,
    maySelect,
    mayPurge = false,
    actions,
  } = props;
  if (query.state === 'trash')
    return <DocumentTrash {...{ list, rows, summary, query, maySelect, mayPurge }} />;
  const { sort = list.initial, page: _page, ...filter } = query;
  return (
    <Selection
      {...{ list, query, summary }}
      isOn={maySelect}
      actions={
        <>
          {actions}
          <TrashButton deletePath={list.deletePath} action={list.address(query, list.deletePath)} />
        </>
      }
    >
      <ListTable
        className={`listed-table ${className}`}
        caption={`${list.label}, ${list.sorts[sort]}`}
        {...{ columns, rows }}
        order={{ sort, sortedBy: (next) => list.address({ ...filter, sort: next, page: 1 }) }}
        Select={maySelect ? SelectBox : undefined}
      />
    </Selection>
  );
}
