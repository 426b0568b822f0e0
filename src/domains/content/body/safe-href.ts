/** Placeholder for our origin: RFC 2606 reserves `.invalid`, so no real host has it. */
const OWN = 'https://own.invalid';
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

interface SafeHref {
  href: string;
  isExternal: boolean;
}

/**
 * Normalizes a link that an author wrote. Returns undefined for `javascript:` and other unsafe schemes, however they are
 * disguised: the URL parser reads them as a browser does.
 */
export function safeHref(written: unknown): SafeHref | undefined {
  if (typeof written !== 'string' || !URL.canParse(written, OWN)) return undefined;
  const url = new URL(written, OWN);
  if (!SCHEMES.has(url.protocol)) return undefined;
  if (url.origin !== OWN) return { href: url.href, isExternal: url.protocol.startsWith('http') };
  if (written.startsWith('#')) return { href: url.hash, isExternal: false };
  return { href: url.pathname + url.search + url.hash, isExternal: false };
}
