/** Stands for our own origin while an address is judged; no real host may end in `.invalid`. */
const OWN = 'https://own.invalid';
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

export interface SafeHref {
  href: string;
  isExternal: boolean;
}

/**
 * An address that an author wrote, as it may be printed into a page: none for `javascript:` and its disguises, which the
 * URL parser sees through as a browser would.
 */
export function safeHref(written: unknown): SafeHref | undefined {
  if (typeof written !== 'string' || !URL.canParse(written, OWN)) return undefined;
  const url = new URL(written, OWN);
  if (!SCHEMES.has(url.protocol)) return undefined;
  if (url.origin !== OWN) return { href: url.href, isExternal: url.protocol.startsWith('http') };
  if (written.startsWith('#')) return { href: url.hash, isExternal: false };
  return { href: url.pathname + url.search + url.hash, isExternal: false };
}
