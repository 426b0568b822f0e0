import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/uploads-endpoint.ts';
import { sendUpload } from './send-upload.ts';

/** HEAD asks how much of an upload has arrived; GET what became of it. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const editor = editorOf(requirePermission(context, 'content.edit'));
  const { uploadServer, uploads } = context.get(servicesContext);
  if (request.method === 'HEAD') return uploadServer.handle(request, editor);
  const id = params.id ?? '';
  const isOwn = await uploads.isOwn(id, editor);
  const outcome = isOwn ? await uploads.outcome(id) : undefined;
  if (!outcome) return Response.json({ state: 'expired' }, { status: 404 });
  return Response.json(sendUpload(outcome));
}

/** Takes the bytes of uploads (tus 1.0): POST begins one, PATCH goes on, DELETE cancels. */
export async function action({ request, context }: Route.ActionArgs) {
  const editor = editorOf(requirePermission(context, 'content.edit'));
  return context.get(servicesContext).uploadServer.handle(request, editor);
}

const editorOf = ({ id, email }: { id: string; email: string }) => ({ id, name: email });
