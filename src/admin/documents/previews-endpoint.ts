import { z } from 'zod';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { PREVIEW_DAYS, type PreviewLink } from '#src/domains/documents/preview-links.server.ts';
import { previewPath } from '#src/domains/site-map/paths.ts';
import type { Route } from './+types/previews-endpoint.ts';
import { editorOf, fail, parseBody } from './endpoint.server.ts';
import type { MadePreview, PreviewList, SentPreviewLink } from './preview-api.ts';

const bodySchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('make'), days: z.literal(PREVIEW_DAYS) }),
  z.object({ type: z.literal('revoke'), link: z.uuid() }),
]);

/** The preview links of a document that work. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const links = await servicesFor(context, 'content.edit').previewLinks.list(params.id);
  return Response.json({ links: links.map(sent) } satisfies PreviewList);
}

/** Makes or revokes a link. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { previewLinks, user } = servicesFor(context, 'content.edit');
  const by = editorOf(user);
  const body = await parseBody(request, bodySchema);
  if (body.type === 'revoke') {
    // One that stopped working meanwhile is as good as revoked.
    await previewLinks.revoke(params.id, body.link, by);
    return Response.json({ ok: true });
  }
  const made = await previewLinks.make(params.id, body.days, by);
  if (!made.ok) return fail(409, made.message);
  const reply = { ok: true, path: previewPath(made.token), link: sent(made.link) } as const;
  return Response.json(reply satisfies MadePreview);
}

const sent = ({ id, createdAt, createdBy, expiresAt }: PreviewLink): SentPreviewLink => ({
  id,
  createdAt: createdAt.toISOString(),
  createdBy: createdBy.name,
  expiresAt: expiresAt.toISOString(),
});
