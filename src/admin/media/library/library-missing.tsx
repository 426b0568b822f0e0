import { Link } from 'react-router';
import type { LibraryFolders } from '#src/domains/media/list/asset-filter.ts';
import {
  isFiltered,
  libraryAddress,
  type LibraryQuery,
  placeOf,
  withFilter,
} from './library-query.ts';
import { countFiles } from './library-view.ts';

interface LibraryMissingProps {
  query: LibraryQuery;
  folders: LibraryFolders;
  mayEdit: boolean;
}

/** Why there are no files, and where some are. */
export function LibraryMissing({ query, folders, mayEdit }: LibraryMissingProps) {
  const { filter } = query;
  const { folder, isTrash } = filter;
  if (isFiltered(filter)) {
    const everywhere = withFilter(query, {
      folder: undefined,
      withSubfolders: undefined,
    });
    return (
      <p className="admin-missing">
        No file {folder === undefined ? '' : 'in this folder '}matches these filters.{' '}
        <Link
          className="text-link"
          to={libraryAddress({ ...query, page: 1, filter: placeOf(filter) })}
        >
          Clear filters
        </Link>
        {folder === undefined || isTrash ? null : (
          <>
            {' or '}
            <Link className="text-link" to={libraryAddress(everywhere)}>
              look in all folders
            </Link>
          </>
        )}
      </p>
    );
  }
  if (isTrash) return <p className="admin-missing">The trash is empty.</p>;
  if (folder !== undefined) {
    const below = folders.folders.find(({ path }) => path === folder)?.allFiles ?? 0;
    return (
      <p className="admin-missing">
        This folder is empty.{' '}
        {below > 0 ? (
          <Link
            className="text-link"
            to={libraryAddress(withFilter(query, { withSubfolders: true }))}
          >
            Show {countFiles(below)} in the folders below it
          </Link>
        ) : mayEdit ? (
          'Move files here, or upload some.'
        ) : null}
      </p>
    );
  }
  if (!mayEdit) return <p className="admin-missing">The library has no files yet.</p>;
  return (
    <div className="library-empty">
      <h2>No files yet</h2>
      <p>
        Drop pictures, documents, or whole folders anywhere on this page, paste a picture, or choose
        files with <b>Upload files</b>.
      </p>
    </div>
  );
}
