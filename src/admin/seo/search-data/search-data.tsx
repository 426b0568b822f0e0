import { data, Link, redirect } from 'react-router';
import { LoadError } from '#src/admin/parts/load-error.tsx';
import { SEARCH_IMPORT_ADDRESS } from '#src/admin/seo/seo-addresses.ts';
import { SeoHead } from '#src/admin/seo/seo-head.tsx';
import { mayDo, requirePermission } from '#src/admin/shell/permission.server.ts';
import { encodePath, normalizePath } from '#src/domains/site-map/normalize-path.ts';
import { servicesContext } from '#src/services.server.ts';
import '#src/admin/analytics/analytics.css';
import type { Route } from './+types/search-data.ts';
import { OnePage } from './one-page.tsx';
import { PagesList } from './pages-list.tsx';
import { parseSearchDataQuery, searchDataAddress } from './search-data-query.ts';
import { readPagesView, readPageView } from './search-data.server.ts';
import './search-data.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.see');
  const mayEdit = mayDo(context, 'content.edit');
  const query = parseSearchDataQuery(url.searchParams);
  const path = url.searchParams.get('path') ?? undefined;
  // Also refuses `//host`, to which a link would lead elsewhere.
  if (path !== undefined && normalizePath(path) === undefined)
    throw redirect(searchDataAddress(query));
  const shared = { mayEdit, query, path };
  try {
    if (path !== undefined)
      return data({ ...shared, list: undefined, one: await readPageView(context, query, path) });
    const list = await readPagesView(context, query);
    if (query.page > list.pages) throw redirect(searchDataAddress({ ...query, page: list.pages }));
    return data({ ...shared, list, one: undefined });
  } catch (error) {
    if (error instanceof Response) throw error;
    context.get(servicesContext).log.error({ err: error }, 'failed to read the search data');
    return data({ ...shared, list: undefined, one: undefined }, 503);
  }
}

/** /admin/seo-manager/search-data: views, landings and search figures of every page; with `?path=`, of one page over time. */
export default function SearchData({ loaderData }: Route.ComponentProps) {
  const { list, one, path, query, mayEdit } = loaderData;
  return (
    <>
      <SeoHead
        title={path ?? 'Over time'}
        isAddress={path !== undefined}
        crumbs={
          path === undefined ? [] : [{ label: 'Over time', to: searchDataAddress({ ...query }) }]
        }
        actions={
          path === undefined ? (
            mayEdit ? (
              <Link className="btn btn-small btn-quiet" to={SEARCH_IMPORT_ADDRESS}>
                Import from Search Console
              </Link>
            ) : null
          ) : (
            <a className="btn btn-small btn-quiet" href={encodePath(path)}>
              View the page
            </a>
          )
        }
      />
      {list ? <PagesList view={list} query={query} mayEdit={mayEdit} /> : null}
      {one ? <OnePage view={one} query={query} mayEdit={mayEdit} /> : null}
      {list || one ? null : (
        <LoadError>
          The figures could not be loaded. Counting continues, and nothing is lost.
        </LoadError>
      )}
    </>
  );
}
