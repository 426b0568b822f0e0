import type { ReactNode } from 'react';
import { type Column, ListTable } from '#src/admin/parts/list-table.tsx';
import { Time } from '#src/admin/parts/time.tsx';
import { capitalize } from '#src/domains/documents/history/name-of-field.ts';
import type { TrackedRow } from './list-view.ts';
import type { ListedKind, ListQuery } from './listed-kind.ts';
import { PurgeButton, RestoreButton, RestoreOne, SelectBox, Selection } from './selection.tsx';

interface DocumentTrashProps {
  list: ListedKind;
  rows: readonly TrackedRow[];
  summary: string;
  query: ListQuery;
  maySelect: boolean;
  mayPurge: boolean;
}

const COLUMNS: readonly Column<TrackedRow>[] = [
  { label: 'Path', className: 'listed-path', cell: ({ path }) => path },
  {
    label: 'Moved to the trash',
    className: 'listed-trashed',
    cell: ({ trashed }) => (
      <>
        <span className="records-label">In the trash since </span>
        {trashed ? <Time at={trashed.time} /> : null}
        {trashed?.by ? `, ${trashed.by}` : null}
      </>
    ),
  },
  {
    label: 'Deleted for good',
    className: 'listed-until',
    cell: ({ trashed }) => (
      <>
        <span className="records-label">Deleted for good </span>
        {trashed ? (
          <time dateTime={trashed.until.iso} title={trashed.until.exact}>
            {trashed.untilDay}
          </time>
        ) : null}
      </>
    ),
  },
];

const RESTORE_COLUMN: Column<TrackedRow> = {
  label: <span className="sr-only">Restore</span>,
  className: 'listed-restore',
  cell: (row) => <RestoreOne row={row} />,
};

const titleOf = ({ title }: TrackedRow): ReactNode => <b className="listed-title">{title}</b>;

/** The documents in the trash: who put them there, and until when they can be restored. */
export function DocumentTrash({ rows, maySelect, mayPurge, ...selection }: DocumentTrashProps) {
  const { noun, label, deletePath } = selection.list;
  return (
    <>
      <p className="listed-trash-note">
        A {noun} stays in the trash for 30 days and can be restored until then, with its history.
        {mayPurge ? null : ' Only an owner can delete it for good before that.'}
      </p>
      <Selection
        {...selection}
        isOn={maySelect}
        actions={
          <>
            <RestoreButton />
            {mayPurge ? <PurgeButton deletePath={deletePath} /> : null}
          </>
        }
      >
        <ListTable
          className="listed-table listed-trash-table"
          caption={`${label} in the trash`}
          columns={[
            { label: capitalize(noun), cell: titleOf },
            ...COLUMNS,
            ...(maySelect ? [RESTORE_COLUMN] : []),
          ]}
          rows={rows}
          Select={maySelect ? SelectBox : undefined}
        />
      </Selection>
    </>
  );
}
