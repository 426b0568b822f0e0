import { z } from 'zod';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { presentUpload } from '#src/domains/media/intake/sent-upload.ts';
import type { Route } from './+types/fetch-endpoint.ts';
import { actorOf } from '#src/platform/activity/activity.ts';
import { parseBody } from '#src/admin/documents/endpoint.server.ts';

const requestSchema = z.object({
  url: z.string('Enter the address of a file.').max(2_000),
  folder: z.string().max(1_000).default(''),
  replaces: z.uuid().optional(),
});

/** Adds the file at a public address. Takes `{"url", "folder", "replaces"?}`, and returns the upload with its `id`. */
export async function action({ request, context }: Route.ActionArgs) {
  const { uploadByUrl, user } = servicesFor(context, 'content.edit');
  const wanted = await parseBody(request, requestSchema);
  const { id, ...outcome } = await uploadByUrl(wanted, actorOf(user));
  return Response.json({ id, ...presentUpload(outcome) });
}
