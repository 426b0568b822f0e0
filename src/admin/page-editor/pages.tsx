import { Link } from 'react-router';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { actOnList } from '#src/admin/documents/list/bulk-changes.server.ts';
import { ListScreen } from '#src/admin/documents/list/list-screen.tsx';
import {
  BY_FILTER,
  CHECKS_FILTER,
  DocumentFilter,
} from '#src/admin/documents/list/listed-filter.tsx';
import { loadList } from '#src/admin/documents/list/load-list.server.ts';
import { readPostedForm } from '#src/admin/forms/form-result.ts';
import { SECTIONS_PATH } from '#src/admin/parts/page-editor-address.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/pages.ts';
import { NEW_PAGE_PATH, PAGES } from './pages-addresses.ts';
import { PagesTable } from './pages-table.tsx';
import { readPagesView } from './pages-view.server.ts';
import './pages.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = requirePermission(context, 'content.see');
  return loadList({ context, url }, PAGES, (query, now) =>
    readPagesView({ context, user }, query, now),
  );
}

/** Restores pages from the trash: one, which then opens, or those that are selected. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const by = editorOf(requirePermission(context, 'content.publish'));
  const back = PAGES.address(PAGES.parse(url.searchParams));
  return actOnList({ context, listed: PAGES, acts: ['restore'], form, by, back });
}

const FILTERS = [
  CHECKS_FILTER,
  {
    name: 'origin',
    label: 'Kind',
    all: 'Every kind',
    options: [
      { value: 'built-in', label: 'Built in' },
      { value: 'own', label: 'Made by the team' },
    ],
  },
  BY_FILTER,
  {
    name: 'engines',
    label: 'Search engines',
    all: 'Listed or not',
    options: [{ value: 'hidden', label: 'Not listed' }],
  },
];

/** The list of all pages, the built-in ones included. */
export default function Pages({ loaderData: { view, may } }: Route.ComponentProps) {
  return (
    <ListScreen
      list={PAGES}
      view={view}
      unaffected="The site still serves them."
      actions={
        <>
          <Link className="btn btn-small btn-quiet" to={SECTIONS_PATH}>
            Shared sections
          </Link>
          {may.edit ? (
            <Link className="btn btn-small btn-copper" to={NEW_PAGE_PATH}>
              New page
            </Link>
          ) : null}
        </>
      }
      renderFilter={({ query }) => (
        <DocumentFilter
          list={PAGES}
          query={query}
          className="pages-filter"
          search="Title or path"
          filters={query.state === 'trash' ? [] : FILTERS}
          sortsByHeading
        />
      )}
      renderTable={(shown) => (
        <PagesTable {...shown} maySelect={may.publish} mayPurge={may.purge} />
      )}
    />
  );
}
