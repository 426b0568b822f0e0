import { data, Link, redirect, useRevalidator } from 'react-router';
import { SkipToRows } from '#src/admin/lists/skip-to-rows.tsx';
import { loadList } from '#src/admin/lists/load-list.server.ts';
import { LinkButton } from '#src/admin/kit/button.tsx';
import { readPostedForm } from '#src/admin/kit/form/form-result.ts';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { redirectWithNotice } from '#src/admin/notices/notice-cookie.server.ts';
import { LoadError, PageHead } from '#src/admin/kit/screen.tsx';
import { mayDo, servicesFor } from '#src/admin/shell/permission.server.ts';
import { DropZone } from '#src/admin/uploads/drop-zone.tsx';
import { UploadButtons } from '#src/admin/uploads/upload-buttons.tsx';
import { useUploadsAdded } from '#src/admin/uploads/upload-session.ts';
import type { LibraryFolders } from '#src/domains/media/list/asset-filter.ts';
import type { Route } from './+types/library.ts';
import { FolderTree } from './folder-tree.tsx';
import { LibraryFiles } from './library-files.tsx';
import { LibraryHeadActions } from './library-head-actions.tsx';
import {
  isFiltered,
  LIBRARY,
  libraryAddress,
  placeOf,
  WINDOW,
  folderCrumbs,
  type LibraryQuery,
  withFilter,
} from './library-query.ts';
import { LibraryToolbar } from './library-toolbar.tsx';
import { folderName, countFiles } from './library-view.ts';
import { logoGridAddress } from './logo-grids.ts';
import { hasFolder, readWindow } from './read-library.server.ts';
import { useLibraryChanges } from './use-bulk-actions.ts';
import { parentOf } from './form-text.ts';
import './library.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { assetLists } = servicesFor(context, 'content.see');
  const may = { edit: mayDo(context, 'content.edit'), purge: mayDo(context, 'content.purge') };
  const shared = { may, query: LIBRARY.parse(url.searchParams) };
  return loadList({ context, url }, LIBRARY, shared, async (query) => {
    const [window, { counts, folders }] = await Promise.all([
      readWindow(assetLists, query, (query.page - 1) * WINDOW, WINDOW),
      assetLists.surroundings({ ...placeOf(query.filter), search: query.filter.search ?? '' }),
    ]);
    if (!hasFolder(folders, query.filter.folder)) throw redirect(libraryAddress({}));
    const pages = Math.max(1, Math.ceil(window.total / WINDOW));
    return { window, counts, folders, pages };
  });
}

/** Empties the trash, and goes back to it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { assets, user } = servicesFor(context, 'content.purge');
  const form = await readPostedForm(request);
  if (form.get('intent') !== 'empty-trash')
    throw data('This form is not known. Reload the page.', { status: 400 });
  const { changed, failed } = await assets.purge(undefined, editorOf(user));
  const notice = {
    kind: failed.length > 0 ? ('error' as const) : ('done' as const),
    text: `${countFiles(changed.length)} deleted for good.`,
    ...(failed.length > 0 && { items: [`${countFiles(failed.length)} could not be deleted.`] }),
  };
  return redirectWithNotice(context, notice, libraryAddress({ filter: { isTrash: true } }));
}

/** The media library: folders, filters, and the files as a grid or a list. */
export default function Library({ loaderData: { view, query, may } }: Route.ComponentProps) {
  const changes = useLibraryChanges();
  const { filter } = query;
  const { revalidate } = useRevalidator();
  useUploadsAdded(() => void revalidate());
  const takesFiles = may.edit && !filter.isTrash;
  if (!view)
    return (
      <>
        <PageHead title="Media library" />
        <LoadError>
          The media library could not be loaded. The site still shows its pictures.
        </LoadError>
      </>
    );
  const { window, counts, folders, saved } = view;
  const paths = folders.folders.map(({ path }) => path);
  const current = folders.folders.find(({ path }) => path === filter.folder);
  const preview = filter.isTrash ? undefined : logoGridAddress(filter.folder);
  const title = filter.isTrash
    ? 'Trash'
    : filter.folder
      ? folderName(filter.folder)
      : 'Media library';
  return (
    <>
      {window.total > 0 ? <SkipToRows /> : null}
      <PageHead
        title={title}
        documentTitle={title === 'Media library' ? title : `${title} | Media library`}
        crumbs={filter.isTrash || filter.folder ? folderCrumbs(parentOf(filter.folder ?? '')) : []}
        intro={
          filter.isTrash
            ? 'Deleted files stay here for 30 days. Their public addresses do not work.'
            : undefined
        }
        actions={
          <>
            {preview === undefined ? null : (
              <LinkButton to={preview}>Preview on the site</LinkButton>
            )}
            <LibraryHeadActions
              query={query}
              folder={current}
              folders={paths}
              trash={folders.trash}
              may={may}
              changes={changes}
            />
            {takesFiles ? <UploadButtons folder={filter.folder ?? ''} /> : null}
          </>
        }
      />
      {takesFiles ? <DropZone folder={filter.folder ?? ''} /> : null}
      <div className="library grid">
        <details className="library-place" key={libraryAddress({ filter: placeOf(filter) })}>
          <summary className="plus items-center apart tap bold">
            Folders: {filter.isTrash ? 'trash' : (filter.folder ?? 'all files') || 'no folder'}
          </summary>
          <FolderTree
            query={query}
            folders={folders}
            mayEdit={may.edit}
            onDrop={({ ids, folder }, to) => {
              const name = to === '' ? 'no folder' : `“${to}”`;
              if (folder !== undefined) {
                const target = [to, folderName(folder)].filter(Boolean).join('/');
                if (target === folder || to === folder || to.startsWith(`${folder}/`)) return;
                const done = `The folder “${folderName(folder)}” was moved.`;
                void changes.run(
                  { type: 'move-folder', path: folder, to: target },
                  { done, isFolder: true },
                );
              } else if (ids.length > 0)
                void changes.run(
                  { type: 'move', ids, folder: to },
                  { done: `moved to ${name}`, failed: 'could not be moved' },
                );
            }}
          />
        </details>
        <div>
          {window.total === 0 && !isFiltered(filter) ? null : (
            <LibraryToolbar
              query={query}
              counts={counts}
              saved={saved}
              hasSubfolders={paths.some((path) => path.startsWith(`${filter.folder}/`))}
            />
          )}
          {window.total > 0 ? (
            <LibraryFiles
              // Another list has its own files and selection; a reload of this one keeps them.
              key={libraryAddress({ ...query, layout: 'grid', page: 1 })}
              query={query}
              window={window}
              may={may}
              folders={paths}
              tags={counts.tags.map(({ tag }) => tag)}
              changes={changes}
            />
          ) : (
            <LibraryMissing query={query} folders={folders} mayEdit={may.edit} />
          )}
        </div>
      </div>
    </>
  );
}

interface LibraryMissingProps {
  query: LibraryQuery;
  folders: LibraryFolders;
  mayEdit: boolean;
}

/** Why there are no files, and where some are. */
function LibraryMissing({ query, folders, mayEdit }: LibraryMissingProps) {
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
    <div className="library-empty middle grid gap-2">
      <h2>No files yet</h2>
      <p className="balanced muted">
        Drop pictures, documents, or whole folders anywhere on this page, paste a picture, or choose
        files with <b>Upload files</b>.
      </p>
    </div>
  );
}
