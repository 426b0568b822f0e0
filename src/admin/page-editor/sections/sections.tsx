import { SubmitButton } from '#src/admin/parts/submit-button.tsx';
import { Form } from 'react-router';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { actOnList, permissionOfAct } from '#src/admin/documents/list/bulk-changes.server.ts';
import { ListScreen } from '#src/admin/documents/list/list-screen.tsx';
import { NameFilter } from '#src/admin/documents/list/listed-filter.tsx';
import { loadList } from '#src/admin/documents/list/load-list.server.ts';
import { readPostedForm } from '#src/admin/forms/form-result.ts';
import { PAGE_EDITOR_PATH, SECTIONS_PATH } from '#src/admin/parts/page-editor-address.ts';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/sections.ts';
import { readSections } from './read-sections.server.ts';
import './sections.css';
import { SectionsTable } from './sections-table.tsx';
import { PAGE_SIZE, SECTIONS, sectionsView } from './sections-view.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.see');
  return loadList({ context, url }, SECTIONS, async (query, now) => {
    const { documents, references } = context.get(servicesContext);
    const { page, sort: _sort, ...filter } = query;
    const part = { ...filter, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
    const read = await Promise.all([
      readSections({ documents, references }, part),
      documents.counts('section'),
    ]);
    return sectionsView(...read, query, now);
  });
}

/** Restores a shared section from the trash, or deletes it for good. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const by = editorOf(requirePermission(context, permissionOfAct(form)));
  const back = SECTIONS.address({ state: 'trash' });
  return actOnList({ context, listed: SECTIONS, acts: ['restore', 'purge'], form, by, back });
}

const INTRO = 'Write it once, show it on many pages. Publishing a change here changes all of them.';

/** The list of shared sections. */
export default function Sections({ loaderData: { view, may } }: Route.ComponentProps) {
  return (
    <ListScreen
      list={SECTIONS}
      view={view}
      unaffected="The site still shows its pages."
      crumbs={[{ label: 'Pages', to: PAGE_EDITOR_PATH }]}
      intro={INTRO}
      actions={may.edit ? <NewSectionButton /> : null}
      first={<FirstSection mayEdit={may.edit} />}
      renderFilter={({ query }) => <NameFilter list={SECTIONS} query={query} />}
      renderTable={(shown) => <SectionsTable {...shown} may={may} />}
    />
  );
}

function NewSectionButton() {
  return (
    <Form method="post" action={`${SECTIONS_PATH}/new`}>
      <SubmitButton look="copper">New shared section</SubmitButton>
    </Form>
  );
}

const FirstSection = ({ mayEdit }: { mayEdit: boolean }) => (
  <p className="admin-missing">
    There are no shared sections yet. A call to action or a list of questions that several pages
    show is a good first one.
    {mayEdit ? ' Start with “New shared section,” or make one from a section of a page.' : null}
  </p>
);
