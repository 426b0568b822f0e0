import { redirect } from 'react-router';
import {
  type FormResult,
  readPostedFields,
  refuseForm,
  rejectForm,
} from '#src/admin/forms/form-result.ts';
import { NotFoundPanel } from '#src/admin/parts/not-found-panel.tsx';
import { Paths } from '#src/admin/seo/imports/dry-run.tsx';
import { countRoutes } from '#src/admin/seo/routes/route-labels.ts';
import { SEO_ADDRESS } from '#src/admin/parts/seo-address.ts';
import { PREVIEW_ADDRESS } from '#src/admin/seo/seo-addresses.ts';
import { SeoHead } from '#src/admin/seo/seo-head.tsx';
import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { editsOf } from '#src/domains/seo/bulk/edit-pattern.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/edit-routes.ts';
import { BulkForms } from './bulk-forms.tsx';
import { readBulkAction } from './read-bulk-action.ts';
import { readPatternRoutes, selectPaths } from './select-routes.server.ts';
import './bulk.css';

const CRUMBS = [{ label: 'SEO manager', to: SEO_ADDRESS }];
const MAX_LISTED = 10;

export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.edit');
  const { paths, isAll } = await selectPaths(context.get(servicesContext), url.searchParams);
  return { total: paths.length, listed: paths.slice(0, MAX_LISTED), isAll };
}

/** Plans an edit of the selected routes, and goes on to its preview. */
export async function action({
  request,
  context,
  url,
}: Route.ActionArgs): Promise<Response | FormResult> {
  const user = requirePermission(context, 'content.edit');
  const services = context.get(servicesContext);
  const fields = await readPostedFields(request);
  const read = readBulkAction(fields);
  if (!read) return rejectForm();
  if ('errors' in read) return refuseForm(fields, { errors: read.errors });
  const { paths } = await selectPaths(services, url.searchParams);
  const [routes, { titleBrand }] = await Promise.all([
    readPatternRoutes(services, paths),
    services.siteSettings.read(),
  ]);
  const plan = await services.bulkEdits.plan(editsOf(read.action, routes, titleBrand));
  const [problem] = plan.problems;
  if (problem)
    return refuseForm(fields, {
      message: `${problem.path}: ${problem.message} Nothing was changed.`,
    });
  const left = routes.length - plan.changes.length - plan.unchanged;
  const kept = { ...plan, unchanged: plan.unchanged + left };
  await services.bulkEdits.keep({ label: read.label, plan: kept }, user.id);
  return redirect(PREVIEW_ADDRESS, 303);
}

/** Changes many routes at once. Nothing happens before the preview. */
export default function EditRoutes({
  loaderData: { total, listed, isAll },
  actionData,
}: Route.ComponentProps) {
  if (total === 0)
    return (
      <NotFoundPanel
        title="No route is selected"
        crumbs={CRUMBS}
        back={{ label: 'Show all routes', to: SEO_ADDRESS }}
      >
        Select routes in the table, or filter it and edit all that match.
      </NotFoundPanel>
    );
  return (
    <>
      <SeoHead
        title={`Edit ${countRoutes(total)}`}
        crumbs={CRUMBS}
        intro="Choose one change. You see it for every route before it is made."
      />
      <Paths
        summary={isAll ? 'All routes of the site' : 'The selected routes'}
        paths={listed}
        total={total}
      />
      <BulkForms result={actionData} />
    </>
  );
}
