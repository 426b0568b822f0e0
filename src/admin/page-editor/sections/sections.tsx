import { Link } from 'react-router';
import { actOnList, permissionOfAct } from '#src/admin/documents/list/bulk-changes.server.ts';
import { CHANGED_COLUMN, stateColumn } from '#src/admin/documents/list/document-columns.tsx';
import { DocumentList } from '#src/admin/documents/list/document-list.tsx';
import { SECTIONS } from '#src/admin/documents/list/document-lists.ts';
import { type ListedRow, listedRow } from '#src/admin/documents/list/list-view.ts';
import { loadPlain } from '#src/admin/documents/list/load-plain.server.ts';
import type { DocumentRights } from '#src/admin/documents/list/read-tracked.server.ts';
import { readPostedForm } from '#src/admin/kit/form/form-result.ts';
import type { Column } from '#src/admin/lists/list-table.tsx';
import { formatCount } from '#src/admin/parts/counts.ts';
import { PAGE_EDITOR_PATH, pageEditorAddress } from '#src/admin/parts/page-editor-address.ts';
import { NewDocumentButton } from '#src/admin/documents/new/new-document-button.tsx';
import { requirePermission, servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/sections.ts';
import { describeSections } from './read-sections.server.ts';
import './sections.css';

export function loader({ context, url }: Route.LoaderArgs) {
  const services = servicesFor(context, 'content.see');
  return loadPlain({ context, url }, SECTIONS, async (found, now) => {
    const sections = await describeSections(services, found);
    return sections.map(({ document, contains, usedOn }) => ({
      ...listedRow(document, SECTIONS, now),
      contains: contains || 'Nothing yet',
      usedOn: usedOn === 0 ? 'No page' : formatCount(usedOn, 'page'),
    }));
  });
}

/** Restores a shared section from the trash, or deletes it for good. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const user = requirePermission(context, permissionOfAct(form));
  return actOnList({ context, url, user, form }, SECTIONS, ['restore', 'purge']);
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
  may: DocumentRights,
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
