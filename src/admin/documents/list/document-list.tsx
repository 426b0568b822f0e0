import type { ReactNode } from 'react';
import { useSubmit } from 'react-router';
import { RestoreOne } from '#src/admin/documents/trash-buttons.tsx';
import type { ListView } from '#src/admin/lists/define-list.ts';
import type { FilterProps } from '#src/admin/lists/list-filter.tsx';
import { ListScreen } from '#src/admin/lists/list-screen.tsx';
import { isWhole, selectedBoxes } from '#src/admin/lists/list-selection.tsx';
import { MAX_SELECTED } from '#src/admin/lists/selected-ids.ts';
import type { Column } from '#src/admin/lists/list-table.tsx';
import type { PageHeadProps } from '#src/admin/kit/screen.tsx';
import { SubmitButton } from '#src/admin/kit/submit-button.tsx';
import { capitalize } from '#src/platform/capitalize.ts';
import { TRASH_COLUMNS, type TrashedRow } from './document-columns.tsx';
import type { ListedKind, ListQuery } from './document-lists.ts';
import type { ListedRow } from './list-view.ts';

/** Filters that lists of documents share. */
export const CHECKS_FILTER = {
  name: 'checks',
  label: 'Checks',
  all: 'Every result',
  options: [
    { value: 'blocks', label: 'Something to fix' },
    { value: 'any', label: 'Any finding' },
  ],
};
export const BY_FILTER = {
  name: 'by',
  label: 'Last change',
  all: 'By anyone',
  options: [{ value: 'me', label: 'By me' }],
};

interface DocumentListProps<Row> extends Pick<FilterProps, 'search' | 'filters'> {
  list: ListedKind;
  /** undefined if it could not be read */
  view: ListView<Row, ListQuery> | undefined;
  may: { publish: boolean; purge: boolean };
  columns: readonly Column<NoInfer<Row>>[];
  head?: Partial<PageHeadProps>;
  unaffected: string;
  /** what an unfiltered list says without rows */
  none?: ReactNode;
  /** below the filter */
  below?: ReactNode;
  /** whether rows can be selected, and the trash says since when they are there */
  isTracked?: boolean;
  /** buttons for the selected documents, besides the one that deletes them */
  actions?: ReactNode;
}

/** The screen of a list of documents. */
export function DocumentList<Row extends ListedRow & TrashedRow>(props: DocumentListProps<Row>) {
  const { may, columns, isTracked = false, actions, below, none, ...screen } = props;
  const { list, view } = screen;
  const { noun } = list;
  const query = view?.query ?? { page: 1 };
  const isTrash = query.state === 'trash';
  const box = ({ choice, title, isPublic }: Row) => ({
    value: choice,
    'aria-label': title,
    // A public one cannot be deleted without a question.
    'data-public': isPublic || undefined,
  });
  const buttons = isTrash ? (
    <>
      <SubmitButton name="intent" value="restore">
        Restore
      </SubmitButton>
      {may.purge ? (
        <SubmitButton formMethod="get" formAction={list.deletePath} name="do" value="purge">
          Delete for good
        </SubmitButton>
      ) : null}
    </>
  ) : (
    <>
      {actions}
      <TrashButton list={list} query={query} />
    </>
  );
  return (
    <ListScreen
      {...screen}
      resetTo={list.address({ state: query.state })}
      columns={isTracked && isTrash ? trashColumns(noun, may.publish) : columns}
      bulk={isTracked && may.publish ? { box, actions: buttons, most: MAX_SELECTED } : undefined}
      below={
        <>
          {below}
          {isTrash && (view?.rows.length ?? 0) > 0 ? (
            <p className="note list-note">
              A {noun} stays in the trash for 30 days and can be restored until then, with its
              history.
              {may.purge ? null : ' Only an owner can delete it for good before that.'}
            </p>
          ) : null}
        </>
      }
      none={
        isTrash
          ? `The trash is empty. A deleted ${noun} stays here for 30 days.`
          : query.state === undefined && none
      }
    />
  );
}

const trashColumns = (noun: string, mayRestore: boolean): Column<ListedRow & TrashedRow>[] => [
  { label: capitalize(noun), cell: ({ title }) => <b>{title}</b> },
  ...TRASH_COLUMNS,
  ...(mayRestore
    ? [{ label: 'Restore', isPlain: true, cell: (row: ListedRow) => <RestoreOne row={row} /> }]
    : []),
];

/** Leads to a page that asks. What visitors do not see goes to the trash at once, since that can be undone. */
function TrashButton({ list, query }: { list: ListedKind; query: ListQuery }) {
  const submit = useSubmit();
  return (
    <SubmitButton
      formMethod="get"
      formAction={list.deletePath}
      name="do"
      value="trash"
      onClick={(event) => {
        const { form: rows } = event.currentTarget;
        const selected = selectedBoxes(rows);
        if (isWhole(rows) || selected.some(({ dataset }) => dataset['public'] !== undefined))
          return;
        event.preventDefault();
        const ids = selected.map(({ value }): [string, string] => ['id', value]);
        const form = new URLSearchParams([['do', 'trash'], ...ids]);
        void submit(form, { method: 'post', action: list.address(query, list.deletePath) });
      }}
    >
      Move to the trash
    </SubmitButton>
  );
}
