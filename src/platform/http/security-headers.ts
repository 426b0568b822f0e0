import { createHash } from 'node:crypto';

/** Other origins that a page may load scripts from, send to, and load images from, with the visitor's consent. */
export interface TagSources {
  script: readonly string[];
  connect: readonly string[];
  image: readonly string[];
}

/**
 * Returns the security headers of every response. Pages contain only the listed inline scripts, allowed by their hash,
 * so cached documents need no nonce. Inline styles are allowed, since drawings use a few.
 * @param inlineScripts exact texts of the inline scripts
 * @param isHttps whether visitors reach the site over https
 * @param tags origins that need the visitor's consent
 */
export function securityHeaders(
  inlineScripts: readonly string[],
  isHttps: boolean,
  tags: TagSources = { script: [], connect: [], image: [] },
): Record<string, string> {
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  const policy = [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes, ...tags.script].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", 'data:', ...tags.image].join(' ')}`,
    ...(tags.connect.length > 0 ? [`connect-src ${["'self'", ...tags.connect].join(' ')}`] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    ...(isHttps && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  };
}
