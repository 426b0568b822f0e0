import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { momentSchema } from '#src/domains/documents/documents.server.ts';
import type { Route } from './+types/history-endpoint.ts';
import { documentForScreen } from './document-for-screen.server.ts';
import {
  editorOf,
  entryOf,
  fail,
  historySchema,
  parseBody,
  rangeSchema,
  readDocument,
  requireTemplate,
} from './endpoint.server.ts';

/** Entries at a time. Each is compared with the one before. */
const PAGE = 30;

/** Entries to choose from. */
const MAX_VERSIONS = 500;

/**
 * The history, newest first; with `before` (ISO 8601), what is older. With `from` and `to`, each save between two versions; with
 * `view=versions`, many entries without what has changed; with `type` and `number`, the content of one.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { documents } = servicesFor(context, 'content.see');
  const { id } = await readDocument(context, params.id);
  const search = url.searchParams;
  const entry = entryOf(search);
  if (entry) {
    const content = await documents.contentOf(id, entry);
    return content ? Response.json({ content }) : fail(404, 'This version is no longer kept.');
  }
  const range = rangeSchema.safeParse(Object.fromEntries(search));
  if (range.success)
    return Response.json({ entries: await documents.timeline(id, range.data), hasMore: false });
  const isPlain = search.get('view') === 'versions';
  const limit = isPlain ? MAX_VERSIONS : PAGE;
  const before = momentSchema.safeParse(search.get('before')).data;
  const [entries, named] = await Promise.all([
    documents.timeline(id, { limit, isPlain, ...(before && { before }) }),
    before ? undefined : documents.timeline(id, 'named'),
  ]);
  return Response.json({ entries, hasMore: entries.length >= limit, named });
}

/** Names a checkpoint, or makes an earlier state the working copy. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const services = servicesFor(context, 'content.edit');
  const { user } = services;
  const { documents } = services;
  const body = await parseBody(request, historySchema);
  const { id } = await readDocument(context, params.id);
  if (body.type === 'name') {
    const isNamed = await documents.nameCheckpoint(id, body.version, body.name, editorOf(user));
    return isNamed ? Response.json({ ok: true }) : fail(404, 'This version is no longer kept.');
  }
  await requireTemplate(context, id, await documents.contentOf(id, body.entry));
  const result = await documents.restore(id, body.entry, body.base, editorOf(user));
  if (result.ok) {
    const document = await readDocument(context, id);
    return Response.json(await documentForScreen(services, document, new Date()));
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
