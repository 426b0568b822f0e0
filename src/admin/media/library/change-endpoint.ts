import { editorOf, fail, parseBody } from '#src/admin/documents/endpoint.server.ts';
import { requirePermission, servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/change-endpoint.ts';
import { applyChange } from './apply-change.server.ts';
import { libraryChangeSchema } from './library-change-schema.server.ts';

/** `POST /admin/media-library/change` with a `LibraryChange`; returns a `ChangeReply`. */
export async function action({ request, context }: Route.ActionArgs) {
  const { user, assets, assetLists, log } = servicesFor(context, 'content.edit');
  const change = await parseBody(request, libraryChangeSchema);
  if (change.type === 'purge') requirePermission(context, 'content.purge');
  try {
    const reply = await applyChange({ assets, assetLists }, change, editorOf(user));
    return Response.json(reply, { status: reply.ok ? 200 : 409 });
  } catch (error) {
    log.error({ err: error, change: change.type }, 'failed to change files');
    return fail(503, 'The change could not be made. Try again in a moment.');
  }
}

/** Opened by its address, as after a reload. */
export const loader = ({ context }: Route.LoaderArgs) => {
  requirePermission(context, 'content.edit');
  return new Response('Send changes to this address.', { status: 405, headers: { Allow: 'POST' } });
};
