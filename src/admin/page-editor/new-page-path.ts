import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/new-page-path.ts';
import { checkNewPath } from './check-new-path.server.ts';

/** Says while someone types whether a new page can have a path. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.edit');
  const path = url.searchParams.get('path')?.slice(0, 600) ?? '';
  const id = url.searchParams.get('id') ?? '';
  if (path === '' || path.includes('\0') || !isUuid(id))
    return Response.json({ errors: [], warnings: [] }, { status: 400 });
  return Response.json(await checkNewPath(context.get(servicesContext), { id, path }));
}
