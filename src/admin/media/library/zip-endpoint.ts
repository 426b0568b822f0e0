import { data } from 'react-router';
import { readPostedForm } from '#src/admin/kit/form/form-result.ts';
import { requirePermission, servicesFor } from '#src/admin/shell/permission.server.ts';
import { isoDay } from '#src/admin/parts/format-time.ts';
import { zipDownload } from '#src/platform/zip/stream-zip.server.ts';
import { selectedIds } from '#src/admin/lists/selected-ids.ts';
import type { Route } from './+types/zip-endpoint.ts';
import { zipFiles } from './zip-files.server.ts';
import { MAX_ZIP_BYTES, MAX_ZIP_FILES, ZIP_LIMITS } from './library-view.ts';

/** `POST /admin/media-library/download.zip` with `id` fields: the files as one ZIP, written while they are read. */
export async function action({ request, context }: Route.ActionArgs) {
  const { assetLists, media, log } = servicesFor(context, 'content.see');
  const form = await readPostedForm(request);
  const ids = selectedIds(form);
  if (ids.length === 0) return refuse('Select a file first.');
  if (ids.length > MAX_ZIP_FILES) return refuse(ZIP_LIMITS);
  const assets = (await assetLists.byIds(ids)).filter(({ trashedAt }) => trashedAt === null);
  if (assets.length === 0) return refuse('These files do not exist any more.', 404);
  if (assets.reduce((sum, { file }) => sum + file.bytes, 0) > MAX_ZIP_BYTES)
    return refuse(ZIP_LIMITS);
  return zipDownload(zipFiles(assets, media.open, log), `media-${isoDay(new Date())}.zip`);
}

const refuse = (message: string, status = 413) =>
  new Response(message, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });

export const loader = ({ context }: Route.LoaderArgs) => {
  requirePermission(context, 'content.see');
  throw data('Choose files in the media library first.', 405);
};
