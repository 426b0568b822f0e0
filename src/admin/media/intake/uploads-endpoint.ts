import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/uploads-endpoint.ts';
import { actorOf } from '#src/platform/activity/activity.ts';

/** Begins an upload, with its first bytes (tus 1.0). */
export async function action({ request, context }: Route.ActionArgs) {
  const uploader = actorOf(requirePermission(context, 'content.edit'));
  return context.get(servicesContext).uploadServer.handle(request, uploader);
}
