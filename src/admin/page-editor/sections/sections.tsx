import { data, Form, Link, redirect, useNavigation } from 'react-router';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { actOnList, permissionOfAct } from '#src/admin/documents/list/bulk-changes.server.ts';
import { readPostedForm } from '#src/admin/forms/form-result.ts';
import { FilterActions } from '#src/admin/parts/filter-actions.tsx';
import { LoadError } from '#src/admin/parts/load-error.tsx';
import { PAGE_EDITOR_PATH, SECTIONS_PATH } from '#src/admin/parts/page-editor-address.ts';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { PageLinks } from '#src/admin/parts/page-links.tsx';
import { SearchField } from '#src/admin/parts/search-field.tsx';
import { StateLinks } from '#src/admin/parts/state-links.tsx';
import { mayDo, requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/sections.ts';
import { readSections } from './read-sections.server.ts';
import { parseSectionQuery, sectionsAddress } from './section-query.ts';
import './sections.css';
import { SectionsTable } from './sections-table.tsx';
import { PAGE_SIZE, sectionsView } from './sections-view.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.see');
  const { documents, references, log } = context.get(servicesContext);
  const query = parseSectionQuery(url.searchParams);
  const may = { edit: mayDo(context, 'content.edit'), purge: mayDo(context, 'content.purge') };
  const { page, ...filter } = query;
  const part = { ...filter, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const read = await Promise.all([
    readSections({ documents, references }, part),
    documents.counts('section'),
  ]).catch((error: unknown) => {
    log.error({ err: error }, 'failed to read the shared sections');
  });
  if (!read) return data({ may, view: undefined }, 503);
  const view = sectionsView(...read, query, new Date());
  if (page > view.pages) throw redirect(sectionsAddress({ ...query, page: view.pages }));
  return data({ may, view });
}

/** Restores a shared section from the trash, or deletes it for good. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const by = editorOf(requirePermission(context, permissionOfAct(form)));
  const back = sectionsAddress({ state: 'trash' });
  return actOnList({ context, listed: LISTED, acts: ['restore', 'purge'], form, by, back });
}

const LISTED = { kind: 'section', noun: 'shared section', path: SECTIONS_PATH } as const;

const INTRO = 'Write it once, show it on many pages. Publishing a change here changes all of them.';

/** The list of shared sections. */
export default function Sections({ loaderData: { view, may } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Shared sections"
        crumbs={[{ label: 'Pages', to: PAGE_EDITOR_PATH }]}
        intro={INTRO}
        actions={may.edit ? <NewSectionButton /> : null}
      />
      {view ? <SectionList view={view} may={may} /> : null}
      {view ? null : (
        <LoadError>
          The shared sections could not be loaded. The site still shows its pages.
        </LoadError>
      )}
    </>
  );
}

type View = NonNullable<Route.ComponentProps['loaderData']['view']>;
type May = Route.ComponentProps['loaderData']['may'];

function SectionList({ view, may }: { view: View; may: May }) {
  const { state, search } = view.query;
  if (view.isFirst) return <FirstSection mayEdit={may.edit} />;
  return (
    <>
      <StateLinks states={view.states} />
      <Form className="admin-filter" role="search" aria-label="Shared sections" key={search}>
        {state ? <input type="hidden" name="state" value={state} /> : null}
        <SearchField label="Name" value={search} />
        <FilterActions resetTo={SECTIONS_PATH} isFiltered={Boolean(search ?? state)} />
      </Form>
      {view.rows.length > 0 ? (
        <>
          <SectionsTable rows={view.rows} summary={view.summary} may={may} />
          <PageLinks
            page={view.page}
            pages={view.pages}
            addressOf={(page) => sectionsAddress({ ...view.query, page })}
          />
        </>
      ) : (
        <NoSections isTrash={state === 'trash' && !search} />
      )}
    </>
  );
}

function NewSectionButton() {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="post" action={`${SECTIONS_PATH}/new`}>
      <button className="btn btn-small btn-copper" type="submit" disabled={isBusy}>
        New shared section
      </button>
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

const NoSections = ({ isTrash }: { isTrash: boolean }) => (
  <p className="admin-missing">
    {isTrash ? (
      'The trash is empty. A deleted shared section stays here for 30 days.'
    ) : (
      <>
        No shared section matches these filters.{' '}
        <Link className="text-link" to={SECTIONS_PATH}>
          Show all shared sections
        </Link>
      </>
    )}
  </p>
);
