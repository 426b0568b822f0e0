import { randomUUID } from 'node:crypto';
import { PostButton } from '#src/admin/kit/submit-button.tsx';
import { readPostedFields, rejectForm } from '#src/admin/kit/form/form-result.ts';
import { missing } from '#src/admin/kit/screen.tsx';
import { ChangeRows } from '#src/admin/seo/changes/change-rows.tsx';
import { pageOfChanges, savedRow } from '#src/admin/seo/changes/change-view.ts';
import { undoChange } from '#src/admin/seo/route/save-route.server.ts';
import { countRoutes } from '#src/admin/seo/routes/route-labels.ts';
import { changeAddress, HISTORY_ADDRESS } from '#src/admin/parts/seo-address.ts';
import { SEO_CRUMBS, SeoHead } from '#src/admin/seo/seo-head.tsx';
import { mayDo, requirePermission, servicesFor } from '#src/admin/shell/permission.server.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import type { Route } from './+types/change.ts';

const CRUMBS = [...SEO_CRUMBS, { label: 'Changes', to: HISTORY_ADDRESS }];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { overrides } = servicesFor(context, 'content.see');
  const { id } = params;
  const routes = isUuid(id) ? await overrides.routesOf(id) : [];
  if (routes.length === 0)
    throw missing('No such change', 'It does not exist, or the address is wrong.', {
      label: 'Show all changes',
      to: HISTORY_ADDRESS,
    });
  const { rows, ...shown } = pageOfChanges(routes, url.searchParams);
  return {
    id,
    mayEdit: mayDo(context, 'content.edit'),
    changeId: randomUUID(),
    total: routes.length,
    shown: { ...shown, rows: rows.map(savedRow) },
  };
}

/** Takes the change back. */
export async function action({ request, context, params }: Route.ActionArgs) {
  requirePermission(context, 'content.edit');
  const posted = await readPostedFields(request);
  if (posted['intent'] !== 'undo') return rejectForm();
  const fields = { ...posted, undoes: params.id };
  return undoChange({ context, fields, back: HISTORY_ADDRESS });
}

/** The routes of one change, before and after. */
export default function Change({
  loaderData: { id, mayEdit, changeId, total, shown },
}: Route.ComponentProps) {
  return (
    <>
      <SeoHead
        title={`${countRoutes(total)} changed`}
        crumbs={CRUMBS}
        intro="Undo puts back the values that are still as this change left them."
        actions={
          mayEdit ? (
            <PostButton intent="undo" fields={{ change: changeId }}>
              Undo this change
            </PostButton>
          ) : undefined
        }
      />
      <ChangeRows {...shown} screen={changeAddress(id)} />
    </>
  );
}
