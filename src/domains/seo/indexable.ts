import { isSamePath } from '#src/domains/site-map/own-link.ts';
import { type PageMetadata, usableAddress } from './page-metadata.ts';

/**
 * Whether search engines may list a page: it has neither `noindex` nor the canonical of another page, on this site or elsewhere. Only
 * such pages are in the sitemap and submitted. Another spelling of the page's own address is no other page.
 * @param origin of the site; without it, any address with the same path counts as the page
 */
export function isIndexable(
  path: string,
  { noindex, canonical }: Pick<PageMetadata, 'noindex' | 'canonical'>,
  origin?: string,
): boolean {
  const base = origin ?? 'http://site.invalid';
  const address = URL.parse(usableAddress(canonical) ?? path, base);
  const own = URL.parse(path, base);
  if (noindex || !address || !own) return false;
  const isHere = origin === undefined || address.host === own.host;
  return isHere && isSamePath(address.pathname, own.pathname);
}
