import { useState } from 'react';
import { Form, Link } from 'react-router';
import { Button } from '#src/admin/kit/button.tsx';
import { PageLinks } from '#src/admin/kit/page-links.tsx';
import { useIsHydrated } from '#src/admin/parts/use-is-hydrated.ts';
import { formatNumber } from '#src/admin/parts/counts.ts';
import { HiddenFields } from '#src/admin/kit/submit-button.tsx';
import { BulkDialog, type BulkDialogName } from './library-forms.tsx';
import { FileGrid } from './file-grid.tsx';
import { type LibraryPermissions, countFiles, type LibraryWindow } from './library-view.ts';
import {
  describeAddress,
  LIBRARY_LAYOUTS,
  LIBRARY_PATH,
  libraryAddress,
  type LibraryQuery,
  WINDOW,
  libraryEntries,
  sortsOf,
} from './library-query.ts';
import { useBulkActions, type BulkActions, type RunChange } from './use-bulk-actions.ts';
import { useSelection, type FileSelection } from './use-selection.ts';
import { useLibraryWindows } from './library-windows.ts';

interface LibraryFilesProps {
  query: LibraryQuery;
  window: LibraryWindow;
  may: LibraryPermissions;
  folders: readonly string[];
  tags: readonly string[];
  changes: { run: RunChange; isBusy: boolean };
}

/** The files of a list, the selection, and what is done with it. */
export function LibraryFiles({ query, window, may, folders, tags, changes }: LibraryFilesProps) {
  const windows = useLibraryWindows(query, window);
  const selection = useSelection(query, windows);
  const actions = useBulkActions({ query, selection, changes, mayEdit: may.edit });
  const isHydrated = useIsHydrated();
  const [dialog, setDialog] = useState<BulkDialogName>();
  const { total, hasFailed } = windows.getState();
  const { size } = selection.ids;
  const order = sortsOf(query.filter).sorts[query.sort];
  const summary = `${countFiles(total)}, ${order}`;
  return (
    <>
      <Form
        className="library-form"
        method="get"
        action={`${LIBRARY_PATH}/selected`}
        data-selected={size > 0 || undefined}
        data-live={isHydrated || undefined}
      >
        <p className="records-summary">
          <input
            className="admin-check select-all"
            type="checkbox"
            aria-label={`Select all ${countFiles(total)}`}
            disabled={!isHydrated}
            checked={total > 0 && size >= total}
            onChange={() => (size >= total ? selection.clear() : selection.selectAll())}
          />
          {summary}
          <LayoutLinks query={query} />
          {may.edit && query.filter.flags?.includes('no-alt') ? (
            <Link className="text-link tap-link push" to={describeAddress(query.filter)}>
              Write the missing texts
            </Link>
          ) : null}
        </p>
        <p className="sr-only" role="status">
          {size > 0 ? `${countFiles(size)} selected` : ''}
        </p>
        <FileGrid
          query={query}
          windows={windows}
          selection={selection}
          from={window.from}
          label={`Files, ${order}`}
          mayEdit={may.edit}
          onDelete={actions.trash}
        />
        {hasFailed ? (
          <p className="mt-4" role="alert">
            Some files could not be loaded.{' '}
            <Button tone="text" onClick={() => windows.retry()}>
              Try again
            </Button>
          </p>
        ) : null}
        <SelectionBar
          query={query}
          selection={selection}
          total={total}
          may={may}
          actions={actions}
          onOpen={setDialog}
        />
      </Form>
      {dialog ? (
        <BulkDialog
          name={dialog}
          count={size}
          folders={folders}
          tags={tags}
          startFolder={query.filter.folder ?? ''}
          isBusy={actions.isBusy}
          onSave={actions.save}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
      {isHydrated ? null : (
        <PageLinks
          page={query.page}
          pages={Math.ceil(total / WINDOW)}
          addressOf={(page) => libraryAddress({ ...query, page })}
        />
      )}
    </>
  );
}

const LayoutLinks = ({ query }: { query: LibraryQuery }) => (
  <span className="library-layouts flex rounded list-aside push">
    {LIBRARY_LAYOUTS.map((layout) => (
      <Link
        className="grid tap px-3 place-center medium"
        key={layout}
        to={libraryAddress({ ...query, layout })}
        aria-current={query.layout === layout ? 'true' : undefined}
        replace
      >
        {layout === 'grid' ? 'Grid' : 'List'}
      </Link>
    ))}
  </span>
);

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
function SelectionBar(props: SelectionBarProps) {
  const { query, selection, total, may, actions, onOpen } = props;
  const isHydrated = useIsHydrated();
  const { size } = selection.ids;
  const isTrash = query.filter.isTrash === true;
  const button = (label: string, name: string, run: () => void) => (
    <Button
      type="submit"
      name="do"
      value={name}
      formAction={name === 'zip' ? `${LIBRARY_PATH}/download.zip` : undefined}
      formMethod={name === 'zip' ? 'post' : undefined}
      isBusy={actions.isBusy}
      onClick={(event) => {
        event.preventDefault();
        run();
      }}
    >
      {label}
    </Button>
  );
  return (
    <div className="admin-bulk" role="group" aria-label="With the selected files">
      <p className="row wraps gap-x-3">
        {isHydrated ? <b className="fg">{formatNumber(size)}</b> : null} selected{' '}
        {isHydrated ? (
          <>
            {size < total ? (
              <Button tone="text" onClick={selection.selectAll}>
                Select all {formatNumber(total)}
              </Button>
            ) : null}{' '}
            <Button tone="text" onClick={selection.clear}>
              Clear
            </Button>
          </>
        ) : null}
      </p>
      <HiddenFields fields={libraryEntries(query)} />
      <div className="library-actions flex gap-2">
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
