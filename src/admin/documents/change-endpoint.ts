import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/change-endpoint.ts';
import { documentForScreen } from './document-for-screen.server.ts';
import { actSchema, editorOf, parseBody, readDocument } from './endpoint.server.ts';

/** Publishes, schedules, takes offline, trashes or resets a document. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const services = servicesFor(context, 'content.publish');
  const { user } = services;
  const { documents } = services;
  const { seen, ...change } = await parseBody(request, actSchema);
  await readDocument(context, params.id);
  const result = await documents.change(params.id, change, editorOf(user), seen);
  const document =
    result.document && (await documentForScreen(services, result.document, new Date()));
  if (!result.ok) return Response.json({ ...result, document }, { status: 409 });
  return Response.json({ ok: true, document, notes: result.notes });
}
