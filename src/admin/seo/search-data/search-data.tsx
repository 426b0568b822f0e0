import { loadView } from '#src/admin/lists/load-list.server.ts';
import { redirect } from 'react-router';
import { LoadError } from '#src/admin/parts/load-error.tsx';
import { SeoHead } from '#src/admin/seo/seo-head.tsx';
import { mayDo, requirePermission } from '#src/admin/shell/permission.server.ts';
import { encodePath, normalizePath } from '#src/domains/site-map/normalize-path.ts';
import '#src/admin/analytics/analytics.css';
import type { Route } from './+types/search-data.ts';
import { OnePage } from './one-page.tsx';
import { PagesList } from './pages-list.tsx';
import { SEARCH_DATA } from './search-data-list.ts';
import { readPagesView, readPageView } from './search-data.server.ts';
import './search-data.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.see');
  const mayEdit = mayDo(context, 'content.edit');
  const { path: _path, ...query } = SEARCH_DATA.parse(url.searchParams);
  const path = url.searchParams.get('path') ?? undefined;
  // Also refuses `//host`, to which a link would lead elsewhere.
  if (path !== undefined && normalizePath(path) === undefined)
    throw redirect(SEARCH_DATA.address(query));
  const shared = { mayEdit, query, path };
  return loadView(context, 'the search data', shared, async () => {
    if (path !== undefined) return { one: await readPageView(context, query, path) };
    const list = await readPagesView(context, query);
    if (query.page > list.pages)
      throw redirect(SEARCH_DATA.address({ ...query, page: list.pages }));
    return { list };
  });
}

/** /admin/seo-manager/search-data: views, landings and search figures of every page; with `?path=`, of one page over time. */
export default function SearchData({ loaderData }: Route.ComponentProps) {
  const { view, path, query, mayEdit } = loaderData;
  if (path === undefined) return <PagesList view={view?.list} mayEdit={mayEdit} />;
  return (
    <>
      <SeoHead
        title={path}
        isAddress
        crumbs={[{ label: 'Over time', to: SEARCH_DATA.address(query) }]}
        actions={
          <a className="btn btn-small btn-quiet" href={encodePath(path)}>
            View the page
          </a>
        }
      />
      {view?.one ? (
        <OnePage view={view.one} query={query} mayEdit={mayEdit} />
      ) : (
        <LoadError>
          The figures could not be loaded. Counting continues, and nothing is lost.
        </LoadError>
      )}
    </>
  );
}
