import { escapeXml } from './xml.ts';

/** One indexable address. */
export interface SitemapEntry {
  path: string;
  /** when its content last changed, if known */
  modified?: Date | undefined;
}

/** Above it the sitemap is an index of parts. The protocol allows 50,000 (sitemaps.org). */
export const MAX_ENTRIES = 10_000;

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The absolute, encoded URL as an element. */
const location = (origin: string, path: string) =>
  `<loc>${escapeXml(new URL(path, origin).href)}</loc>`;

const urlSet = (origin: string, entries: readonly SitemapEntry[]) =>
  `${HEAD}<urlset ${NAMESPACE}>\n${entries
    .map(({ path, modified }) => {
      const day = modified ? `<lastmod>${modified.toISOString()}</lastmod>` : '';
      return `<url>${location(origin, path)}${day}</url>\n`;
    })
    .join('')}</urlset>\n`;

/**
 * Renders /sitemap.xml: all entries, or an index of parts if there are more than `maxEntries`.
 * @param origin of the site, without a trailing slash
 */
export function sitemap(
  origin: string,
  entries: readonly SitemapEntry[],
  maxEntries = MAX_ENTRIES,
): string {
  if (entries.length <= maxEntries) return urlSet(origin, entries);
  const parts = Math.ceil(entries.length / maxEntries);
  const list = Array.from(
    { length: parts },
    (_, index) => `<sitemap>${location(origin, `/sitemap/${index + 1}.xml`)}</sitemap>\n`,
  );
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${list.join('')}</sitemapindex>\n`;
}

/** Renders one part of the index, counted from 1; undefined if it does not exist. */
export function sitemapPart(
  origin: string,
  entries: readonly SitemapEntry[],
  part: number,
  maxEntries = MAX_ENTRIES,
): string | undefined {
  if (entries.length <= maxEntries || !Number.isInteger(part) || part < 1) return undefined;
  const own = entries.slice((part - 1) * maxEntries, part * maxEntries);
  return own.length > 0 ? urlSet(origin, own) : undefined;
}
