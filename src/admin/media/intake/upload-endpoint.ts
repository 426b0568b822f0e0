import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { presentUpload } from '#src/domains/media/intake/sent-upload.ts';
import type { Route } from './+types/upload-endpoint.ts';
import { actorOf } from '#src/platform/activity/activity.ts';

/** HEAD returns how much of an upload has arrived (tus 1.0), GET what became of it. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { uploadServer, uploads, user } = servicesFor(context, 'content.edit');
  const uploader = actorOf(user);
  if (request.method === 'HEAD') return uploadServer.handle(request, uploader);
  const { id = '' } = params;
  const outcome = (await uploads.isOwn(id, uploader)) ? await uploads.outcome(id) : undefined;
  if (!outcome) return Response.json({ state: 'expired' }, { status: 404 });
  return Response.json(presentUpload(outcome));
}

/** POST begins an upload, with its first bytes, PATCH goes on with it, DELETE cancels it (tus 1.0). */
export async function action({ request, context }: Route.ActionArgs) {
  const { uploadServer, user } = servicesFor(context, 'content.edit');
  return uploadServer.handle(request, actorOf(user));
}
