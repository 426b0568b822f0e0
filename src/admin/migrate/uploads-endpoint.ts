import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/uploads-endpoint.ts';
import { uploaderOf } from '#src/admin/media/intake/uploader.ts';

async function handle({ request, context }: Route.ActionArgs | Route.LoaderArgs) {
  const user = requirePermission(context, 'content.import');
  return context.get(servicesContext).importUploadServer.handle(request, uploaderOf(user));
}

/** HEAD returns how much of an upload has arrived (tus 1.0). */
export const loader = (args: Route.LoaderArgs) => handle(args);
/** POST begins an upload, PATCH goes on with it, DELETE cancels it. */
export const action = (args: Route.ActionArgs) => handle(args);
