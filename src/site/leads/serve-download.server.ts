import type { SiteFrame } from '#src/domains/content/frame/site-frame.ts';
import { type Download, downloadFailure } from './download-failure.server.tsx';

/** A personal link: not cached, not indexed, not sent as a referrer. */
const PRIVATE = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
};

/** Returns the file, or a page of the company that explains why there is none. */
export function serveDownload(download: Download, frame: SiteFrame): Response {
  if (download.state !== 'valid') {
    const headers = { ...PRIVATE, 'Content-Type': 'text/html; charset=utf-8' };
    const status = download.state === 'expired' ? 410 : 404;
    return new Response(downloadFailure(download, frame), { status, headers });
  }
  return new Response(new Uint8Array(download.file), {
    headers: {
      ...PRIVATE,
      'Content-Type': 'application/pdf',
      'Content-Length': String(download.file.length),
      'Content-Disposition': `attachment; filename="${download.fileName}"`,
    },
  });
}
