import { isVisual } from '#src/domains/media/asset.ts';
import { Readable } from 'node:stream';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import type { Route } from './+types/upload-file-endpoint.ts';
import { actorOf } from '#src/platform/activity/activity.ts';

/** The checked bytes of an upload that has not replaced its file yet, to compare the two. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { uploads, user } = servicesFor(context, 'content.edit');
  const uploader = actorOf(user);
  const isOwn = await uploads.isOwn(params.id, uploader);
  const opened = isOwn ? await uploads.openReady(params.id) : undefined;
  if (!opened) return new Response('This upload does not exist any more.', { status: 404 });
  const { file, stream } = opened;
  const isShown = isVisual(file.kind) || file.kind === 'video';
  return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': file.contentType,
      'Content-Length': String(file.bytes),
      'Content-Disposition': isShown ? 'inline' : 'attachment',
      // Opened by itself, a drawing is a document.
      'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
