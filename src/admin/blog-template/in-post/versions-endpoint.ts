import { fail, readDocument } from '#src/admin/documents/endpoint.server.ts';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/versions-endpoint.ts';
import type { VersionsReply } from './template-api.ts';

/** GET: the version of a template that a post was made from, and the newest one. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { postTemplates } = servicesFor(context, 'content.see');
  const document = await readDocument(context, params.id);
  if (document.kind !== 'template') fail(404, 'This document is no template.');
  const used = Number(url.searchParams.get('used'));
  const [content, live] = await Promise.all([
    Number.isSafeInteger(used) && used > 0 ? postTemplates.version(params.id, used) : undefined,
    postTemplates.live(params.id),
  ]);
  const reply: VersionsReply = {
    title: document.content.title,
    used: content ?? null,
    live: live ? { version: live.version, content: live.content } : null,
    site: await postTemplates.site(),
  };
  return Response.json(reply);
}
