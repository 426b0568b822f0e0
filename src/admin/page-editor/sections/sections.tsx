import { Link } from 'react-router';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { actOnList, permissionOfAct } from '#src/admin/documents/list/bulk-changes.server.ts';
import { CHANGED_COLUMN, stateColumn } from '#src/admin/documents/list/document-columns.tsx';
import { DocumentList } from '#src/admin/documents/list/document-list.tsx';
import { SECTIONS } from '#src/admin/documents/list/document-lists.ts';
import {
  LIST_PAGE_SIZE,
  type ListedRow,
  listedRow,
  listView,
} from '#src/admin/documents/list/list-view.ts';
import { documentRights } from '#src/admin/documents/list/read-tracked.server.ts';
import { readPostedForm } from '#src/admin/forms/form-result.ts';
import type { Column } from '#src/admin/lists/list-table.tsx';
import { loadList } from '#src/admin/lists/load-list.server.ts';
import { formatCount } from '#src/admin/parts/counts.ts';
import { PAGE_EDITOR_PATH, pageEditorAddress } from '#src/admin/parts/page-editor-address.ts';
import { NewDocumentButton } from '#src/admin/documents/new/new-document-button.tsx';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/sections.ts';
import { readSections } from './read-sections.server.ts';
import './sections.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.see');
  const shared = { may: documentRights(context) };
  return loadList({ context, url }, SECTIONS, shared, async (query, now) => {
    const { documents, references } = context.get(servicesContext);
    const { page, sort: _sort, ...filter } = query;
    const part = { ...filter, limit: LIST_PAGE_SIZE, offset: (page - 1) * LIST_PAGE_SIZE };
    const [{ sections, total }, counts] = await Promise.all([
      readSections({ documents, references }, part),
      documents.counts('section'),
    ]);
    const rows = sections.map(({ document, contains, usedOn }) => ({
      ...listedRow(document, SECTIONS, now),
      contains: contains || 'Nothing yet',
      usedOn: usedOn === 0 ? 'No page' : formatCount(usedOn, 'page'),
    }));
    return listView(SECTIONS, query, { rows, total, counts });
  });
}

/** Restores a shared section from the trash, or deletes it for good. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const by = editorOf(requirePermission(context, permissionOfAct(form)));
  const back = SECTIONS.address({ state: 'trash' });
  return actOnList({ context, listed: SECTIONS, acts: ['restore', 'purge'], form, by, back });
}

/** The list of shared sections. */
export default function Sections({ loaderData: { view, may } }: Route.ComponentProps) {
  return (
    <DocumentList
      list={SECTIONS}
      view={view}
      may={may}
      unaffected="The site still shows its pages."
      search="Name"
      head={{
        crumbs: [{ label: 'Pages', to: PAGE_EDITOR_PATH }],
        intro:
          'Write it once, show it on many pages. Publishing a change here changes all of them.',
        actions: may.edit ? <NewDocumentButton list={SECTIONS} label="New shared section" /> : null,
      }}
      none={
        <>
          There are no shared sections yet. A call to action or a list of questions that several
          pages show is a good first one.
          {may.edit
            ? ' Start with “New shared section,” or make one from a section of a page.'
            : null}
        </>
      }
      columns={columnsFor(may)}
    />
  );
}

const columnsFor = (
  may: ReturnType<typeof documentRights>,
): Column<ListedRow & { contains: string; usedOn: string }>[] => [
  {
    label: 'Shared section',
    cell: ({ id, title }) => (
      <Link to={pageEditorAddress(id)}>
        <b>{title}</b>
      </Link>
    ),
  },
  stateColumn(may),
  { label: 'Contains', cell: 'contains' },
  { label: 'Used on', cell: 'usedOn' },
  CHANGED_COLUMN,
];
