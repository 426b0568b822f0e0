/**
 * Nothing runs and nothing can be sent: no script, no form, no request but for styles and pictures of this site. So a preview is
 * neither measured nor able to make a lead.
 */
const policy = (ancestors: "'none'" | "'self'") =>
  [
    "default-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${ancestors}`,
  ].join('; ');

/** Kept by no cache and no search engine; its address, which is secret, is sent to no other page. */
const headers = (ancestors: "'none'" | "'self'") => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': policy(ancestors),
});

/** The response of a preview link. */
export const previewResponse = (html: string, status: number): Response =>
  new Response(html, { status, headers: headers("'none'") });

/** The response of a document that the admin area shows in a frame. */
export const framedResponse = (html: string): Response =>
  new Response(html, { headers: { ...headers("'self'"), 'X-Frame-Options': 'SAMEORIGIN' } });
