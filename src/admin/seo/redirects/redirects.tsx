import { data, Link, redirect } from 'react-router';
import { readPostedForm } from '#src/admin/forms/form-result.ts';
import { LoadError } from '#src/admin/parts/load-error.tsx';
import { PageLinks } from '#src/admin/parts/page-links.tsx';
import { StateLinks } from '#src/admin/parts/state-links.tsx';
import { SeoHead } from '#src/admin/seo/seo-head.tsx';
import {
  REDIRECT_EXPORT_ADDRESS,
  REDIRECT_IMPORT_ADDRESS,
  REDIRECT_TEST_ADDRESS,
  REDIRECTS_ADDRESS,
} from '#src/admin/seo/seo-addresses.ts';
import { mayDo, requirePermission } from '#src/admin/shell/permission.server.ts';
import { useTakenNotice } from '#src/admin/shell/use-taken-notice.ts';
import { printStart } from '#src/domains/redirects/redirect-address.ts';
import { kindOf, type Redirect } from '#src/domains/redirects/redirect.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/redirects.ts';
import { changeRedirects } from './redirect-actions.server.ts';
import { type EditedRedirect, RedirectForm } from './redirect-form.tsx';
import { parseRedirectQuery, redirectsAddress } from './redirect-query.ts';
import { RedirectsFilter } from './redirects-filter.tsx';
import { RedirectsTable } from './redirects-table.tsx';
import { redirectsView } from './redirects-view.ts';
import './redirects.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.see');
  const { redirects, log } = context.get(servicesContext);
  const mayEdit = mayDo(context, 'content.edit');
  const { filter, page } = parseRedirectQuery(url.searchParams);
  const edit = url.searchParams.get('edit') ?? undefined;
  try {
    const [found, counts, edited] = await Promise.all([
      redirects.list(filter, page),
      redirects.counts(),
      edit === undefined ? undefined : redirects.find(edit),
    ]);
    if (page > found.pages) throw redirect(redirectsAddress(filter, found.pages));
    const view = redirectsView(found, counts, filter, new Date());
    const from = url.searchParams.get('from')?.slice(0, 500);
    return data({ mayEdit, view, from, edited: edited && formValues(edited) });
  } catch (error) {
    if (error instanceof Response) throw error;
    log.error({ err: error }, 'failed to read the redirects');
    return data({ mayEdit, view: undefined, from: undefined, edited: undefined }, 503);
  }
}

const formValues = (edited: Redirect): EditedRedirect => ({
  from: printStart(edited.from),
  to: edited.to,
  status: String(edited.status),
  extent: kindOf(edited) !== 'prefix' ? 'exact' : edited.carriesRest ? 'keep' : 'drop',
});

export async function action({ request, context, url }: Route.ActionArgs) {
  const user = requirePermission(context, 'content.edit');
  const form = await readPostedForm(request);
  const { filter, page } = parseRedirectQuery(url.searchParams);
  return changeRedirects({ form, user, context, filter, page });
}

/** /admin/seo-manager/redirects: the list of all redirects, with the form of one above. */
export default function Redirects({
  loaderData: { view, mayEdit, edited, from },
  actionData,
}: Route.ComponentProps) {
  const notice = useTakenNotice();
  return (
    <>
      <SeoHead
        title="Redirects"
        actions={<HeadActions mayEdit={mayEdit} hasAny={view?.isEmpty === false} />}
      />
      {view ? (
        <>
          {mayEdit ? (
            // A new key clears the fields after a redirect was saved.
            <RedirectForm
              key={notice?.id}
              edited={edited}
              from={from}
              result={actionData}
              isOpen={view.isEmpty || edited !== undefined || from !== undefined}
              closeTo={redirectsAddress(view.filter, view.page)}
            />
          ) : null}
          {view.isEmpty ? (
            <p className="admin-missing">
              No redirects yet. A page that moves makes one by itself; for addresses of an earlier
              site, add them here or import a file.
            </p>
          ) : (
            <>
              <StateLinks states={view.states} />
              <RedirectsFilter filter={view.filter} isFiltered={view.isFiltered} />
              {view.rows.length > 0 ? (
                <RedirectsTable {...view} mayEdit={mayEdit} />
              ) : (
                <p className="admin-missing">
                  No redirect matches.{' '}
                  <Link className="text-link" to={REDIRECTS_ADDRESS}>
                    Show all redirects
                  </Link>
                </p>
              )}
              <PageLinks
                page={view.page}
                pages={view.pages}
                addressOf={(page) => redirectsAddress(view.filter, page)}
              />
            </>
          )}
        </>
      ) : (
        <LoadError>The redirects could not be loaded. No redirect is lost.</LoadError>
      )}
    </>
  );
}

const HeadActions = ({ mayEdit, hasAny }: { mayEdit: boolean; hasAny: boolean }) => (
  <>
    {hasAny ? (
      <a className="btn btn-small btn-quiet" href={REDIRECT_EXPORT_ADDRESS} download>
        Export as CSV
      </a>
    ) : null}
    {mayEdit ? (
      <Link className="btn btn-small btn-quiet" to={REDIRECT_IMPORT_ADDRESS}>
        Import
      </Link>
    ) : null}
    <Link className="btn btn-small btn-quiet" to={REDIRECT_TEST_ADDRESS}>
      Test an address
    </Link>
  </>
);
