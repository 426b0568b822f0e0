import { data, Form, Link, redirect, useNavigation } from 'react-router';
import { readPostedForm, rejectForm } from '#src/admin/forms/form-result.ts';
import { FilterActions } from '#src/admin/parts/filter-actions.tsx';
import { LoadError } from '#src/admin/parts/load-error.tsx';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { PageLinks } from '#src/admin/parts/page-links.tsx';
import { SearchField } from '#src/admin/parts/search-field.tsx';
import { StateLinks } from '#src/admin/parts/state-links.tsx';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { mayDo, requirePermission } from '#src/admin/shell/permission.server.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/pages.ts';
import './pages.css';
import {
  PAGE_EDITOR_PATH,
  pageEditorAddress,
  SECTIONS_PATH,
} from '#src/admin/parts/page-editor-address.ts';
import { pagesAddress, parsePageQuery } from './page-query.ts';
import { PagesTable } from './pages-table.tsx';
import { PAGE_SIZE, pagesView } from './pages-view.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.see');
  const { documents, log } = context.get(servicesContext);
  const query = parsePageQuery(url.searchParams);
  const may = { edit: mayDo(context, 'content.edit'), purge: mayDo(context, 'content.purge') };
  const { page, ...filter } = query;
  const read = await Promise.all([
    documents.list({ kind: 'page', ...filter, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    documents.counts('page'),
  ]).catch((error: unknown) => {
    log.error({ err: error }, 'failed to read the pages');
  });
  if (!read) return data({ may, view: undefined }, 503);
  const view = pagesView(...read, query, new Date());
  if (page > view.pages) throw redirect(pagesAddress({ ...query, page: view.pages }));
  return data({ may, view });
}

/** Restores a page from the trash, or deletes it for good. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const [id, intent] = [form.get('id'), form.get('intent')];
  const user = requirePermission(context, intent === 'purge' ? 'content.purge' : 'content.publish');
  const { documents } = context.get(servicesContext);
  if (typeof id !== 'string' || !isUuid(id)) return data({ error: 'Choose a page first.' }, 400);
  if (intent === 'purge') {
    const isGone = await documents.purge(id, editorOf(user));
    return isGone
      ? redirect(pagesAddress({ state: 'trash' }))
      : data({ error: 'This page is no longer in the trash.' }, 409);
  }
  if (intent !== 'restore') return rejectForm();
  const result = await documents.change(id, { type: 'restore-from-trash' }, editorOf(user));
  return result.ok ? redirect(pageEditorAddress(id)) : data({ error: result.message }, 409);
}

/** The list of all pages, the built-in ones included. */
export default function Pages({ loaderData: { view, may }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Pages"
        actions={
          <>
            <Link className="btn btn-small btn-quiet" to={SECTIONS_PATH}>
              Shared sections
            </Link>
            {may.edit ? <NewPageButton /> : null}
          </>
        }
      />
      {actionData?.error ? (
        <p className="form-error pages-error" role="alert">
          {actionData.error}
        </p>
      ) : null}
      {view ? (
        <>
          <StateLinks states={view.states} />
          <Form className="admin-filter" role="search" aria-label="Pages" key={view.query.search}>
            {view.query.state ? (
              <input type="hidden" name="state" value={view.query.state} />
            ) : null}
            <SearchField label="Title or path" value={view.query.search} />
            <FilterActions
              resetTo={PAGE_EDITOR_PATH}
              isFiltered={Boolean(view.query.search ?? view.query.state)}
            />
          </Form>
          {view.rows.length > 0 ? (
            <>
              <PagesTable rows={view.rows} summary={view.summary} may={may} />
              <PageLinks
                page={view.page}
                pages={view.pages}
                addressOf={(page) => pagesAddress({ ...view.query, page })}
              />
            </>
          ) : (
            <NoPages isTrash={view.query.state === 'trash' && !view.query.search} />
          )}
        </>
      ) : (
        <LoadError>The pages could not be loaded. The site still serves them.</LoadError>
      )}
    </>
  );
}

function NewPageButton() {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="post" action={`${PAGE_EDITOR_PATH}/new`}>
      <button className="btn btn-small btn-copper" type="submit" disabled={isBusy}>
        New page
      </button>
    </Form>
  );
}

const NoPages = ({ isTrash }: { isTrash: boolean }) => (
  <p className="admin-missing">
    {isTrash ? (
      'The trash is empty. A deleted page stays here for 30 days.'
    ) : (
      <>
        No page matches these filters.{' '}
        <Link className="text-link" to={PAGE_EDITOR_PATH}>
          Show all pages
        </Link>
      </>
    )}
  </p>
);
