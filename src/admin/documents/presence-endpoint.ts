import { z } from 'zod';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/presence-endpoint.ts';
import { editorOf, fail, parseBody, seenSchema } from './endpoint.server.ts';

const bodySchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('beat'),
    tabId: z.uuid(),
    place: z.string().max(200).nullable(),
    lifeMark: seenSchema.optional(),
  }),
  z.object({ type: z.literal('leave'), tabId: z.uuid() }),
]);

/** A sign of life of a tab that has the document open, or its end. Readers see who edits, too. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { presence, user: signedIn } = servicesFor(context, 'content.see');
  const user = editorOf(signedIn);
  const body = await parseBody(request, bodySchema);
  const { id: documentId } = params;
  const { tabId } = body;
  if (body.type === 'leave') {
    await presence.leave({ documentId, tabId, userId: user.id });
    return Response.json({ ok: true });
  }
  const around = await presence.beat({
    documentId,
    tabId,
    user,
    place: body.place,
    lifeMark: body.lifeMark,
  });
  return around ? Response.json(around) : fail(404, 'This document does not exist any more.');
}
