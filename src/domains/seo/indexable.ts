import { type PageMetadata, usableAddress } from './page-metadata.ts';

/**
 * Whether search engines may list a page: it has neither `noindex` nor the canonical of another page. Only such pages are in
 * the sitemap and submitted.
 */
export function isIndexable(
  path: string,
  { noindex, canonical }: Pick<PageMetadata, 'noindex' | 'canonical'>,
): boolean {
  const pathname = (address: string) => URL.parse(address, 'http://site.invalid')?.pathname;
  return !noindex && pathname(usableAddress(canonical) ?? path) === pathname(path);
}
