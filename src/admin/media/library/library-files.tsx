import { useState, useEffect, useRef, useSyncExternalStore } from 'react';
import { Form, Link } from 'react-router';
import { PageLinks } from '#src/admin/parts/page-links.tsx';
import { useIsHydrated } from '#src/admin/parts/use-is-hydrated.ts';
import { BulkDialog, type BulkDialogName } from './bulk-dialog.tsx';
import { FileGrid } from './file-grid.tsx';
import type { LibraryPermissions } from './library-permissions.ts';
import {
  describeAddress,
  LIBRARY_LAYOUTS,
  LIBRARY_PATH,
  libraryAddress,
  type LibraryQuery,
  WINDOW,
} from './library-query.ts';
import { countFiles, type LibraryWindow } from './library-view.ts';
import { SORT_NAMES, TRASH_SORT_NAMES } from './library-words.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useBulkActions } from './use-bulk-actions.ts';
import type { RunChange } from './use-library-changes.ts';
import { useSelection } from './use-selection.ts';
import { fetchWindow } from './library-api.ts';
import { LibraryWindows } from './library-windows.ts';

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
  const names = query.filter.isTrash ? TRASH_SORT_NAMES : SORT_NAMES;
  const summary = `${countFiles(total)}, ${lowerFirst(names[query.sort])}`;
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
            className="admin-check"
            type="checkbox"
            aria-label={`Select all ${countFiles(total)}`}
            disabled={!isHydrated}
            checked={total > 0 && size >= total}
            onChange={() => (size >= total ? selection.clear() : selection.selectAll())}
          />
          {summary}
          <LayoutLinks query={query} />
          {may.edit && query.filter.flags?.includes('no-alt') ? (
            <Link className="text-link library-queue" to={describeAddress(query.filter)}>
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
          label={`Files, ${lowerFirst(names[query.sort])}`}
          mayEdit={may.edit}
          onDelete={actions.trash}
        />
        {hasFailed ? (
          <p className="library-failed" role="alert">
            Some files could not be loaded.{' '}
            <button className="text-link" type="button" onClick={() => windows.retry()}>
              Try again
            </button>
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
          onTag={actions.tag}
          onMove={actions.move}
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
  <span className="library-layouts list-aside">
    {LIBRARY_LAYOUTS.map((layout) => (
      <Link
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

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Lists that were open, so that coming back shows them at once. */
const recent = new Map<string, LibraryWindows>();
const MAX_RECENT = 4;

/** The files of a list, which begins with the window of the page. Loads it again when the page is. */
function useLibraryWindows(query: LibraryQuery, window: LibraryWindow): LibraryWindows {
  const [windows] = useState(() => {
    const opened = openWindows(query);
    opened.start(window);
    return opened;
  });
  const shown = useRef(window);
  useEffect(() => {
    if (shown.current === window) return;
    shown.current = window;
    windows.start(window);
  }, [windows, window]);
  useSyncExternalStore(windows.subscribe, windows.getState, windows.getState);
  return windows;
}

function openWindows(query: LibraryQuery): LibraryWindows {
  const create = () =>
    new LibraryWindows(WINDOW, (from, count, signal) => fetchWindow(query, from, count, signal));
  // Requests on the server share nothing.
  if (typeof document === 'undefined') return create();
  const key = libraryAddress({ ...query, layout: 'grid', page: 1 });
  const opened = recent.get(key) ?? create();
  recent.delete(key);
  recent.set(key, opened);
  for (const oldest of [...recent.keys()].slice(0, -MAX_RECENT)) recent.delete(oldest);
  return opened;
}
