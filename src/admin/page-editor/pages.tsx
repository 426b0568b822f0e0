import { Link } from 'react-router';
import { actOnList } from '#src/admin/documents/list/bulk-changes.server.ts';
import {
  CHANGED_COLUMN,
  CHECKS_COLUMN,
  STATE_COLUMN,
  VIEWS_COLUMN,
} from '#src/admin/documents/list/document-columns.tsx';
import {
  BY_FILTER,
  CHECKS_FILTER,
  DocumentList,
} from '#src/admin/documents/list/document-list.tsx';
import { PAGES } from '#src/admin/documents/list/document-lists.ts';
import type { TrackedRow } from '#src/admin/documents/list/list-view.ts';
import { documentRights, readTracked } from '#src/admin/documents/list/read-tracked.server.ts';
import { LinkButton } from '#src/admin/kit/button.tsx';
import { readPostedForm } from '#src/admin/kit/form/form-result.ts';
import type { Column } from '#src/admin/lists/list-table.tsx';
import { loadList } from '#src/admin/lists/load-list.server.ts';
import {
  NEW_PAGE_PATH,
  pageEditorAddress,
  SECTIONS_PATH,
} from '#src/admin/parts/page-editor-address.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/pages.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = requirePermission(context, 'content.see');
  return loadList({ context, url }, PAGES, { may: documentRights(context) }, (query) =>
    readTracked({ context, user }, PAGES, query, (row, document) => ({
      ...row,
      isHidden: document.findings?.isIndexable === false,
      /** a built-in text that no one has edited */
      isUnedited: document.savedBy === null && document.builtInPath !== null,
    })),
  );
}

/** Restores pages from the trash: one, which then opens, or those that are selected. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const user = requirePermission(context, 'content.publish');
  return actOnList({ context, url, user, form }, PAGES, ['restore']);
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

type Row = TrackedRow & { isHidden: boolean; isUnedited: boolean };

const COLUMNS: readonly Column<Row>[] = [
  {
    label: 'Page',
    by: 'title',
    cell: ({ id, title }) => (
      <Link to={pageEditorAddress(id)}>
        <b>{title}</b>
      </Link>
    ),
  },
  {
    label: 'Path',
    by: 'path',
    isWide: true,
    cell: ({ path, isHidden }) => (
      <>
        {path}
        {isHidden ? <small> Not in search engines</small> : null}
      </>
    ),
  },
  STATE_COLUMN,
  CHECKS_COLUMN,
  VIEWS_COLUMN,
  {
    ...CHANGED_COLUMN,
    cell: (row) => (row.isUnedited ? 'Not edited' : CHANGED_COLUMN.cell(row)),
  },
];

/** The list of all pages, the built-in ones included. */
export default function Pages({ loaderData: { view, may } }: Route.ComponentProps) {
  return (
    <DocumentList
      isTracked
      list={PAGES}
      view={view}
      may={may}
      columns={COLUMNS}
      unaffected="The site still serves them."
      search="Title or path"
      filters={view?.query.state === 'trash' ? [] : FILTERS}
      head={{
        actions: (
          <>
            <LinkButton to={SECTIONS_PATH}>Shared sections</LinkButton>
            {may.edit ? (
              <LinkButton tone="primary" to={NEW_PAGE_PATH}>
                New page
              </LinkButton>
            ) : null}
          </>
        ),
      }}
    />
  );
}
