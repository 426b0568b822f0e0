import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { actorOf } from '#src/platform/activity/activity.ts';
import type { Route } from './+types/uploads-endpoint.ts';

/** HEAD returns how much of an upload has arrived (tus 1.0). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { importUploadServer, user } = servicesFor(context, 'content.import');
  return importUploadServer.handle(request, actorOf(user));
}

/** POST begins an upload, PATCH goes on with it, DELETE cancels it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { importUploadServer, user } = servicesFor(context, 'content.import');
  return importUploadServer.handle(request, actorOf(user));
}
