import { formatNumber } from '#src/admin/parts/counts.ts';
import { useIsHydrated } from '#src/admin/parts/use-is-hydrated.ts';
import type { BulkDialogName } from './bulk-dialog.tsx';
import type { LibraryPermissions } from './library-permissions.ts';
import { LIBRARY_PATH, libraryEntries, type LibraryQuery } from './library-query.ts';
import type { BulkActions } from './use-bulk-actions.ts';
import type { FileSelection } from './use-selection.ts';

interface SelectionBarProps {
  query: LibraryQuery;
  selection: FileSelection;
  total: number;
  may: LibraryPermissions;
  actions: BulkActions;
  onOpen(dialog: BulkDialogName): void;
}

/**
 * The actions for selected files, below the list while there are any. Without JavaScript each leads to a page that asks the same as its
 * dialog.
 */
export function SelectionBar(props: SelectionBarProps) {
  const { query, selection, total, may, actions, onOpen } = props;
  const isHydrated = useIsHydrated();
  const { size } = selection.ids;
  const isTrash = query.filter.isTrash === true;
  const button = (label: string, name: string, run: () => void) => (
    <button
      className="btn btn-small btn-quiet"
      type="submit"
      name="do"
      value={name}
      formAction={name === 'zip' ? `${LIBRARY_PATH}/download.zip` : undefined}
      formMethod={name === 'zip' ? 'post' : undefined}
      disabled={actions.isBusy}
      onClick={(event) => {
        event.preventDefault();
        run();
      }}
    >
      {label}
    </button>
  );
  return (
    <div className="admin-bulk library-bulk" role="group" aria-label="With the selected files">
      <p>
        {isHydrated ? <b>{formatNumber(size)}</b> : null} selected{' '}
        {isHydrated ? (
          <>
            {size < total ? (
              <button className="text-link" type="button" onClick={selection.selectAll}>
                Select all {formatNumber(total)}
              </button>
            ) : null}{' '}
            <button className="text-link" type="button" onClick={selection.clear}>
              Clear
            </button>
          </>
        ) : null}
      </p>
      {libraryEntries(query).map(([name, value], at) => (
        <input key={at} type="hidden" name={name} value={value} />
      ))}
      <div className="library-actions">
        {isTrash ? (
          <>
            {may.edit ? button('Restore', 'restore', actions.restore) : null}
            {may.purge ? button('Delete for good', 'purge', actions.purge) : null}
          </>
        ) : (
          <>
            {may.edit ? (
              <>
                {button('Tags', 'tag', () => onOpen('tag'))}
                {button('Move', 'move', () => onOpen('move'))}
                {button('Alternative text', 'describe', actions.describe)}
              </>
            ) : null}
            {button('Download', 'zip', actions.download)}
            {may.edit ? button('Move to trash', 'trash', actions.trash) : null}
          </>
        )}
      </div>
    </div>
  );
}
