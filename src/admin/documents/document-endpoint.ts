import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { isUuid } from '#src/platform/ids/is-uuid.ts';
import type { Route } from './+types/document-endpoint.ts';
import { documentForScreen } from './document-for-screen.server.ts';
import {
  editorOf,
  fail,
  parseBody,
  readDocument,
  requireTemplate,
  saveSchema,
} from './endpoint.server.ts';

const GONE =
  'This document was moved to the trash or deleted. Your text is kept in this browser; restore the document, then save again.';

/** The stored state of a document, and what is public of it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const services = servicesFor(context, 'content.see');
  const document = await readDocument(context, params.id);
  return Response.json(await documentForScreen(services, document, new Date()));
}

/** Saves a whole state. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { documents, user } = servicesFor(context, 'content.edit');
  const body = await parseBody(request, saveSchema);
  if (!isUuid(params.id)) return fail(404, GONE);
  await requireTemplate(context, params.id, body.content);
  const result = await documents.save({ id: params.id, ...body, by: editorOf(user) });
  if (result.ok) return Response.json(result);
  switch (result.reason) {
    case 'outdated':
      return Response.json(result, { status: 409 });
    case 'invalid':
      return Response.json(result, { status: 422 });
    case 'gone':
      return fail(410, GONE);
  }
}
