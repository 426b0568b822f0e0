import { data, redirect } from 'react-router';
import { readPostedForm } from '#src/admin/forms/form-result.ts';
import { LoadError } from '#src/admin/parts/load-error.tsx';
import { PageLinks } from '#src/admin/parts/page-links.tsx';
import { StateLinks } from '#src/admin/parts/state-links.tsx';
import { SeoHead } from '#src/admin/seo/seo-head.tsx';
import { mayDo, requirePermission } from '#src/admin/shell/permission.server.ts';
import type { NotFoundList } from '#src/domains/redirects/not-found-views.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/not-found.ts';
import { changeNotFound } from './not-found-actions.server.ts';
import { NotFoundEntries } from './not-found-entries.tsx';
import { notFoundAddress, parseNotFoundQuery } from './not-found-query.ts';
import { notFoundView } from './not-found-view.ts';
import './not-found.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.see');
  const { notFoundLog, log } = context.get(servicesContext);
  const mayEdit = mayDo(context, 'content.edit');
  const { list, page } = parseNotFoundQuery(url.searchParams);
  try {
    const [found, counts] = await Promise.all([notFoundLog.list(list, page), notFoundLog.counts()]);
    if (page > found.pages) throw redirect(notFoundAddress(list, found.pages));
    const seesPeople = mayDo(context, 'leads.see-people');
    return data({
      mayEdit,
      view: notFoundView(found, counts, list, { now: new Date(), seesPeople }),
    });
  } catch (error) {
    if (error instanceof Response) throw error;
    log.error({ err: error }, 'failed to read the addresses that were not found');
    return data({ mayEdit, view: undefined }, 503);
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const user = requirePermission(context, 'content.edit');
  const form = await readPostedForm(request);
  const { list, page } = parseNotFoundQuery(url.searchParams);
  return changeNotFound({ form, user, context, url, back: notFoundAddress(list, page) });
}

/** /admin/seo-manager/not-found: addresses that were requested and not found. */
export default function NotFoundScreen({
  loaderData: { view, mayEdit },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <SeoHead title="Not found" intro="Addresses that were requested and do not exist." />
      {view ? (
        <>
          <StateLinks states={view.states} />
          {view.rows.length > 0 ? (
            <NotFoundEntries {...view} mayEdit={mayEdit} result={actionData} />
          ) : (
            <p className="admin-missing">{EMPTY[view.list]}</p>
          )}
          <PageLinks
            page={view.page}
            pages={view.pages}
            addressOf={(page) => notFoundAddress(view.list, page)}
          />
        </>
      ) : (
        <LoadError>The addresses could not be loaded. The site still counts them.</LoadError>
      )}
    </>
  );
}

const EMPTY: Record<NotFoundList, string> = {
  visitors: 'No visitor has missed a page. An address appears here seconds after it was not found.',
  robots: 'No crawler or scanner has asked for a page that does not exist.',
  ignored: 'No address is ignored. What you ignore stays out of the other lists.',
};
