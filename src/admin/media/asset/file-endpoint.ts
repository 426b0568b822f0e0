import { servicesFor } from '#src/admin/shell/permission.server.ts';
import { BrokenPictureError, SlowPictureError } from '#src/domains/media/encode-picture.server.ts';
import { refuseStored } from '#src/domains/media/intake/stored-drawings.server.ts';
import { BusyError } from '#src/platform/work-slots/work-slots.ts';
import type { Route } from './+types/file-endpoint.ts';

/** Widths of `fileAddress`. */
const WIDTHS = new Set(['480', '1600']);

/** A file that is opened as a page runs nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * `GET /admin/media-library/:id/file`: the original, also from the trash. `?number=<n>` for a file version, `?width=480` or
 * `1600` for a smaller picture of all of it, `?download=1` to save it.
 */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { assetFiles } = servicesFor(context, 'content.see');
  const number = parseNumber(url.searchParams.get('number'));
  const width = url.searchParams.get('width') ?? '';
  const opened = await (
    WIDTHS.has(width)
      ? assetFiles.shrink(params.id, number, Number(width))
      : assetFiles.open(params.id, number)
  ).catch((error: unknown) => {
    if (error instanceof BusyError || error instanceof SlowPictureError) throw BUSY();
    if (error instanceof BrokenPictureError) return undefined;
    throw error;
  });
  if (!opened) return new Response('This file does not exist any more.', { status: 404 });
  const { contents, contentType, name } = opened;
  const isDownload = url.searchParams.get('download') === '1';
  const isDrawing = contentType === 'image/svg+xml';
  const refusal = isDrawing && !isDownload && (await refuseStored(contents));
  if (refusal) return new Response(refusal, { status: 422 });
  return new Response(new Uint8Array(contents), {
    headers: {
      'Content-Type': contentType,
      // A sandbox keeps browsers from showing a PDF, which runs nothing of ours.
      ...(contentType !== 'application/pdf' && { 'Content-Security-Policy': POLICY }),
      'X-Content-Type-Options': 'nosniff',
      'Content-Disposition': disposition(isDownload ? 'attachment' : 'inline', name),
    },
  });
}

const BUSY = () =>
  new Response('The server is busy resizing other pictures. Please try again in a moment.', {
    status: 503,
    headers: { 'Retry-After': '5' },
  });

const parseNumber = (text: string | null) =>
  text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined;

const disposition = (kind: string, name: string) =>
  `${kind}; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`;
