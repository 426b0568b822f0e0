import { hash } from 'node:crypto';

/** Other origins that a page may load scripts from, send to, and load images from, with the visitor's consent. */
export interface TagSources {
  script: readonly string[];
  connect: readonly string[];
  image: readonly string[];
}

/**
 * Returns the content security policy of a document. Inline styles are allowed, since drawings use a few.
 * @param scripts sources of scripts besides our own files: hashes or a nonce
 * @param siteUrl public URL of the site
 * @param tags origins that need the visitor's consent
 */
export function contentPolicy(
  scripts: readonly string[],
  siteUrl: string,
  tags: TagSources = { script: [], connect: [], image: [] },
): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts, ...tags.script].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", 'data:', ...tags.image].join(' ')}`,
    ...(tags.connect.length > 0 ? [`connect-src ${["'self'", ...tags.connect].join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/**
 * Returns the security headers of every response. Pages contain only the listed inline scripts, allowed by their hash,
 * so cached documents need no nonce.
 * @param inlineScripts exact texts of the inline scripts
 * @param siteUrl public URL of the site
 * @param tags origins that need the visitor's consent
 */
export function securityHeaders(
  inlineScripts: readonly string[],
  siteUrl: string,
  tags?: TagSources,
): Record<string, string> {
  const hashes = inlineScripts.map((script) => `'sha256-${hash('sha256', script, 'base64')}'`);
  return {
    'Content-Security-Policy': contentPolicy(hashes, siteUrl, tags),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=(), unload=()',
    ...(siteUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
