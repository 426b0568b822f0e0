import { Link } from 'react-router';
import { loadView } from '#src/admin/lists/load-list.server.ts';
import { listAddress } from '#src/admin/parts/list-query.ts';
import { LoadError } from '#src/admin/kit/screen.tsx';
import { SavedChanges } from '#src/admin/seo/changes/change-rows.tsx';
import { shownChange } from '#src/admin/seo/changes/change-view.ts';
import { HISTORY_ADDRESS } from '#src/admin/parts/seo-address.ts';
import { SEO_CRUMBS, SeoHead } from '#src/admin/seo/seo-head.tsx';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/history.ts';

const PER_PAGE = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { overrides } = servicesFor(context, 'content.see');
  const before = new Date(url.searchParams.get('before') ?? '');
  const isLater = !Number.isNaN(before.getTime());
  return loadView(context, 'the changes of routes', { isLater }, async () => {
    const found = await overrides.history({ limit: PER_PAGE + 1, ...(isLater && { before }) });
    const now = new Date();
    const changes = found.slice(0, PER_PAGE).map((each) => shownChange(each, now));
    const next = found.length > PER_PAGE ? found[PER_PAGE - 1]!.at.toISOString() : undefined;
    return { changes, next };
  });
}

/** The changes of the SEO manager, newest first. */
export default function History({ loaderData: { view, isLater } }: Route.ComponentProps) {
  return (
    <>
      <SeoHead
        title="Changes of routes"
        crumbs={SEO_CRUMBS}
        intro="Every change that was made here, newest first. Each can be taken back."
      />
      {view === undefined ? (
        <LoadError>The changes could not be loaded.</LoadError>
      ) : view.changes.length > 0 ? (
        <SavedChanges changes={view.changes} />
      ) : (
        <p className="admin-missing">Nothing was changed here yet.</p>
      )}
      <p className="flex gap-6 mt-2">
        {isLater ? (
          <Link className="text-link tap-link" to={HISTORY_ADDRESS}>
            Newest changes
          </Link>
        ) : null}
        {view?.next === undefined ? null : (
          <Link
            className="text-link tap-link"
            to={listAddress(HISTORY_ADDRESS, { before: view.next })}
          >
            Earlier changes
          </Link>
        )}
      </p>
    </>
  );
}
