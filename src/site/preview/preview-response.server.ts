/**
 * Nothing runs and nothing can be sent: no script, no form, no request but for styles and pictures of this site. So a preview is
 * neither measured nor able to make a lead.
 */
const POLICY = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Kept by no cache and no search engine; its address, which is secret, is sent to no other page. */
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': POLICY,
};

/** The response of a preview link. */
export const previewResponse = (html: string, status: number): Response =>
  new Response(html, { status, headers: HEADERS });
