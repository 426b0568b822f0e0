import { requirePermission } from '#src/admin/shell/permission.server.ts';
import { servicesContext } from '#src/services.server.ts';
import type { Route } from './+types/history-endpoint.ts';
import { documentForScreen } from './document-for-screen.server.ts';
import {
  editorOf,
  entryOf,
  fail,
  historySchema,
  parseBody,
  readDocument,
} from './endpoint.server.ts';

const PAGE = 50;

/** Checkpoints and revisions, newest first, or the content of one of them. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  requirePermission(context, 'content.see');
  const { documents } = context.get(servicesContext);
  const { id } = await readDocument(context, params.id);
  const entry = entryOf(url.searchParams);
  if (entry) {
    const content = await documents.contentOf(id, entry);
    return content ? Response.json({ content }) : fail(404, 'This version is no longer kept.');
  }
  const before = new Date(url.searchParams.get('before') ?? '');
  const isValid = !Number.isNaN(before.getTime());
  const entries = await documents.history(id, { limit: PAGE, ...(isValid && { before }) });
  return Response.json({ entries, hasMore: entries.length >= PAGE });
}

/** Names a checkpoint, or makes an earlier state the working copy. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const user = requirePermission(context, 'content.edit');
  const { documents } = context.get(servicesContext);
  const body = await parseBody(request, historySchema);
  const { id } = await readDocument(context, params.id);
  if (body.type === 'name') {
    const isNamed = await documents.nameCheckpoint(id, body.version, body.name, editorOf(user));
    return isNamed ? Response.json({ ok: true }) : fail(404, 'This version is no longer kept.');
  }
  const result = await documents.restore(id, body.entry, body.base, editorOf(user));
  if (result.ok) {
    const document = await readDocument(context, id);
    return Response.json(await documentForScreen(documents, document, new Date()));
  }
  if (result.reason === 'outdated')
    return fail(
      409,
      'Someone else saved in between. Look at the current text, then restore again.',
    );
  if (result.reason === 'gone')
    return fail(410, 'This document is in the trash, or this version is no longer kept.');
  return fail(422, result.problems[0]?.message ?? 'This version cannot be restored.');
}
