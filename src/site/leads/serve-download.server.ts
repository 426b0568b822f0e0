import { type Download, downloadFailure } from './download-failure.server.tsx';

/** One visitor's link: kept by nobody, found by nobody, told to nobody. */
const PRIVATE = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
};

/** The answer to what a link opened: a file, or a page that says why there is none. */
export function answerDownload(download: Download): Response {
  if (download.state !== 'valid') {
    const headers = { ...PRIVATE, 'Content-Type': 'text/html; charset=utf-8' };
    const status = download.state === 'expired' ? 410 : 404;
    return new Response(downloadFailure(download), { status, headers });
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
