import type { ReactNode } from 'react';
import { DocumentStateMark } from '#src/admin/documents/document-state-mark.tsx';
import { TrashButtons } from '#src/admin/documents/trash-buttons.tsx';
import type { Column } from '#src/admin/lists/list-table.tsx';
import { Time } from '#src/admin/kit/time.tsx';
import type { ListedRow, TrackedRow } from './list-view.ts';

/** Columns that lists of documents share. */

interface StateProps extends Pick<ListedRow, 'state' | 'due' | 'failure'> {
  /** for kinds that have their own words */
  label?: string | undefined;
  /** beside the state */
  children?: ReactNode;
}

/** The state of a document in a list, what is scheduled, and what is overdue. */
export const ListedState = ({ state, due, failure, label, children }: StateProps) => (
  <>
    <DocumentStateMark state={state} label={label} />
    {children}
    {due ? (
      <span className="list-line">
        {due.label} <Time at={due.time} />
      </span>
    ) : null}
    {failure === null ? null : <strong className="list-line">Overdue: {failure}</strong>}
  </>
);

export const STATE_COLUMN = {
  label: 'State',
  by: 'state',
  cell: (row: ListedRow): ReactNode => <ListedState {...row} />,
};

/** The state; in the trash with the buttons of a list without a selection. */
export const stateColumn = (may: { publish: boolean; purge: boolean }): Column<ListedRow> => ({
  label: 'State',
  cell: (row) => (
    <>
      <ListedState {...row} due={row.state === 'trash' ? undefined : row.due} />
      {row.state === 'trash' && may.publish ? (
        <TrashButtons row={row} mayPurge={may.purge} />
      ) : null}
    </>
  ),
});

export const CHECKS_COLUMN = {
  label: 'Checks',
  by: 'checks',
  startsHigh: true,
  cell: ({ checks }: TrackedRow): ReactNode => <CheckCounts checks={checks} />,
};

function CheckCounts({ checks }: Pick<TrackedRow, 'checks'>) {
  if (!checks) return 'Not checked yet';
  const { blocking, warnings } = checks;
  if (blocking === null || warnings === null) return 'Cannot be checked';
  if (blocking === 0 && warnings === 0) return 'Nothing to fix';
  const improve = warnings > 0 ? `${warnings} to improve` : undefined;
  if (blocking === 0) return improve;
  return (
    <>
      <strong>{blocking} to fix</strong>
      {improve === undefined ? null : `, ${improve}`}
    </>
  );
}

export const VIEWS_COLUMN = {
  label: 'Views, 28 days',
  by: 'views',
  isNumber: true,
  unit: 'view',
  isNone: ({ views }: TrackedRow) => views === undefined,
  cell: ({ views = '–' }: TrackedRow) => views,
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

/** Facts about a document in the trash of a list. */
export type TrashedRow = Partial<Pick<TrackedRow, 'path' | 'trashed'>>;

/** Columns of the trash, behind the title. */
export const TRASH_COLUMNS: readonly Column<TrashedRow>[] = [
  { label: 'Path', isWide: true, cell: 'path' },
  {
    label: 'Moved to the trash',
    before: 'In the trash since',
    cell: ({ trashed }) =>
      trashed && (
        <>
          <Time at={trashed.time} />
          {trashed.by ? `, ${trashed.by}` : null}
        </>
      ),
  },
  {
    label: 'Deleted for good',
    before: 'Deleted for good',
    cell: ({ trashed }) =>
      trashed && <Time at={{ ...trashed.until, relative: trashed.untilDay }} />,
  },
];
