import { type PageMetadata, readableAddress } from './page-metadata.ts';

/**
 * Whether search engines are to list a page: it neither asks to be left out nor names another one in its place. Only such
 * pages stand in the sitemap and are submitted (protocols.md section 6).
 */
export function isIndexable(
  path: string,
  { noindex, canonical }: Pick<PageMetadata, 'noindex' | 'canonical'>,
): boolean {
  const pathOf = (address: string) => URL.parse(address, 'http://site.invalid')?.pathname;
  return !noindex && pathOf(readableAddress(canonical) ?? path) === pathOf(path);
}
