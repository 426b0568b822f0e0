import { z } from 'zod';
import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { presentSentAsset } from '#src/domains/media/intake/sent-upload.ts';
import { parseBody } from '#src/admin/documents/endpoint.server.ts';
import type { Route } from './+types/known-endpoint.ts';

/** Hashes of one request. A folder of more files asks several times. */
const MAX_HASHES = 500;

const requestSchema = z.object({
  hashes: z.array(z.string().regex(/^[\da-f]{64}$/)).max(MAX_HASHES),
});

/**
 * Finds files of the library that have the same bytes as files that are about to be uploaded. Takes `{"hashes": […]}`, SHA-256
 * in hexadecimal, and returns `{"known": [{"hash", "asset"}]}`.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesFor(context, 'content.edit');
  const { hashes } = await parseBody(request, requestSchema);
  const assets = await services.assets.findByUploadHashes(hashes);
  const known = assets.map((asset) => ({
    hash: asset.file.uploadHash,
    asset: presentSentAsset(asset),
  }));
  return Response.json({ known });
}
