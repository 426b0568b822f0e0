import { data, Form, Link, redirect } from 'react-router';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { actOnList, permissionOfAct } from '#src/admin/documents/list/bulk-changes.server.ts';
import { readPostedForm } from '#src/admin/forms/form-result.ts';
import { TEMPLATES_PATH } from '#src/admin/parts/blog-template-address.ts';
import { FilterActions } from '#src/admin/parts/filter-actions.tsx';
import { LoadError } from '#src/admin/parts/load-error.tsx';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { PageLinks } from '#src/admin/parts/page-links.tsx';
import { SearchField } from '#src/admin/parts/search-field.tsx';
import { StateLinks } from '#src/admin/parts/state-links.tsx';
import { mayDo, requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/templates.ts';
import { NewTemplateButton } from './new-template-button.tsx';
import { readTemplates } from './read-templates.server.ts';
import './templates.css';
import { parseTemplatesQuery, templatesAddress } from './templates-query.ts';
import { TemplatesTable } from './templates-table.tsx';
import { PAGE_SIZE, templatesView } from './templates-view.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.see');
  const { documents, postTemplates, log } = context.get(servicesContext);
  const query = parseTemplatesQuery(url.searchParams);
  const may = {
    edit: mayDo(context, 'content.edit'),
    publish: mayDo(context, 'content.publish'),
    purge: mayDo(context, 'content.purge'),
  };
  const { page, ...filter } = query;
  const part = { ...filter, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const read = await Promise.all([
    readTemplates({ documents, postTemplates }, part),
    documents.counts('template'),
  ]).catch((error: unknown) => {
    log.error({ err: error }, 'failed to read the post templates');
  });
  if (!read) return data({ may, view: undefined }, 503);
  const view = templatesView(...read, query, new Date());
  if (page > view.pages) throw redirect(templatesAddress({ ...query, page: view.pages }));
  return data({ may, view });
}

/** Archives a template, takes it back, moves it to the trash, restores it, or deletes it for good. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const by = editorOf(requirePermission(context, permissionOfAct(form)));
  const back = templatesAddress(parseTemplatesQuery(url.searchParams));
  return actOnList({
    context,
    listed: LISTED,
    acts: ['archive', 'use-again', 'trash', 'restore', 'purge'],
    form,
    by,
    back,
  });
}

const LISTED = { kind: 'template', noun: 'template', path: TEMPLATES_PATH } as const;

const INTRO =
  'What a post of each kind needs: its sections, guidance for writers, and text that stays the same.';

/** The list of post templates. */
export default function Templates({ loaderData: { view, may } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Templates" intro={INTRO} actions={may.edit ? <NewTemplateButton /> : null} />
      {view ? (
        <TemplateList view={view} may={may} />
      ) : (
        <LoadError>The templates could not be loaded. Posts are not affected.</LoadError>
      )}
    </>
  );
}

type View = NonNullable<Route.ComponentProps['loaderData']['view']>;
type May = Route.ComponentProps['loaderData']['may'];

function TemplateList({ view, may }: { view: View; may: May }) {
  const { state, search } = view.query;
  return (
    <>
      <StateLinks states={view.states} />
      <Form className="admin-filter" role="search" aria-label="Templates" key={search}>
        {state ? <input type="hidden" name="state" value={state} /> : null}
        <SearchField label="Name" value={search} />
        <FilterActions resetTo={TEMPLATES_PATH} isFiltered={Boolean(search ?? state)} />
      </Form>
      {view.rows.length > 0 ? (
        <>
          <TemplatesTable rows={view.rows} summary={view.summary} may={may} />
          <PageLinks
            page={view.page}
            pages={view.pages}
            addressOf={(page) => templatesAddress({ ...view.query, page })}
          />
        </>
      ) : (
        <NoTemplates isTrash={state === 'trash' && !search} isFiltered={Boolean(search ?? state)} />
      )}
    </>
  );
}

const NoTemplates = ({ isTrash, isFiltered }: { isTrash: boolean; isFiltered: boolean }) => (
  <p className="admin-missing">
    {isTrash ? (
      'The trash is empty. A deleted template stays here for 30 days.'
    ) : isFiltered ? (
      <>
        No template matches these filters.{' '}
        <Link className="text-link" to={TEMPLATES_PATH}>
          Show all templates
        </Link>
      </>
    ) : (
      'There are no templates. Start with “New template,” or save a post that worked as one.'
    )}
  </p>
);
