import { data, Link, redirect } from 'react-router';
import { editorOf } from '#src/admin/documents/endpoint.server.ts';
import { actOnList } from '#src/admin/documents/list/bulk-changes.server.ts';
import { DocumentTrash } from '#src/admin/documents/list/document-trash.tsx';
import { readPostedForm } from '#src/admin/forms/form-result.ts';
import { LoadError } from '#src/admin/parts/load-error.tsx';
import { PAGE_EDITOR_PATH, SECTIONS_PATH } from '#src/admin/parts/page-editor-address.ts';
import { PageHead } from '#src/admin/parts/page-head.tsx';
import { PageLinks } from '#src/admin/parts/page-links.tsx';
import { StateLinks } from '#src/admin/parts/state-links.tsx';
import { mayDo, requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/pages.ts';
import { pageQueryEntries, pagesAddress, type PageQuery, parsePageQuery } from './page-query.ts';
import { NEW_PAGE_PATH, PAGES } from './pages-addresses.ts';
import { PagesFilter } from './pages-filter.tsx';
import { readPages } from './pages-list.server.ts';
import { PagesTable } from './pages-table.tsx';
import { pagesView } from './pages-view.ts';
import './pages.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.see');
  const { log } = context.get(servicesContext);
  const query = parsePageQuery(url.searchParams);
  const may = {
    edit: mayDo(context, 'content.edit'),
    publish: mayDo(context, 'content.publish'),
    purge: mayDo(context, 'content.purge'),
  };
  const read = await readPages(context, query).catch((error: unknown) => {
    log.error({ err: error }, 'failed to read the pages');
  });
  if (!read) return data({ may, view: undefined }, 503);
  const view = pagesView(read, query, new Date());
  if (query.page > view.pages) throw redirect(pagesAddress({ ...query, page: view.pages }));
  return data({ may, view });
}

/** Restores pages from the trash: one, which then opens, or those that are selected. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readPostedForm(request);
  const by = editorOf(requirePermission(context, 'content.publish'));
  const back = pagesAddress(parsePageQuery(url.searchParams));
  return actOnList({ context, listed: PAGES, acts: ['restore'], form, by, back });
}

/** The list of all pages, the built-in ones included. */
export default function Pages({ loaderData: { view, may } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Pages"
        actions={
          <>
            <Link className="btn btn-small btn-quiet" to={SECTIONS_PATH}>
              Shared sections
            </Link>
            {may.edit ? <NewPageLink /> : null}
          </>
        }
      />
      {view ? (
        <>
          <StateLinks states={view.states} />
          <PagesFilter query={view.query} isFiltered={view.isFiltered} />
          {view.rows.length === 0 ? (
            <NoPages query={view.query} />
          ) : view.query.state === 'trash' ? (
            <DocumentTrash
              listed={PAGES}
              rows={view.rows}
              summary={view.summary}
              action={pagesAddress(view.query)}
              entries={pageQueryEntries(view.query)}
              may={may}
            />
          ) : (
            <PagesTable {...view} maySelect={may.publish} />
          )}
          <PageLinks
            page={view.page}
            pages={view.pages}
            addressOf={(page) => pagesAddress({ ...view.query, page })}
          />
        </>
      ) : (
        <LoadError>The pages could not be loaded. The site still serves them.</LoadError>
      )}
    </>
  );
}

const NewPageLink = () => (
  <Link className="btn btn-small btn-copper" to={NEW_PAGE_PATH}>
    New page
  </Link>
);

/** Why a list is empty. A site without any page does not exist: there are built-in ones. */
function NoPages({ query: { page: _page, sort: _sort, state, ...filters } }: { query: PageQuery }) {
  if (state === 'trash' && Object.keys(filters).length === 0)
    return (
      <p className="admin-missing">The trash is empty. A deleted page stays here for 30 days.</p>
    );
  return (
    <p className="admin-missing">
      No page matches these filters.{' '}
      <Link className="text-link" to={PAGE_EDITOR_PATH}>
        Show all pages
      </Link>
    </p>
  );
}
