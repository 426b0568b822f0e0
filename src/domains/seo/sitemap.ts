import { xmlText } from './xml.ts';

/** One address that may be indexed. */
export interface SitemapEntry {
  path: string;
  /** when its content last changed, where that is known */
  modified?: Date | undefined;
}

/** Above it the sitemap is an index of parts; the protocol allows five times as many. */
export const MAX_ENTRIES = 10_000;

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The address as it stands in a sitemap: absolute, and encoded. */
const location = (origin: string, path: string) =>
  `<loc>${xmlText(new URL(path, origin).href)}</loc>`;

const urlSet = (origin: string, entries: readonly SitemapEntry[]) =>
  `${HEAD}<urlset ${NAMESPACE}>\n${entries
    .map(({ path, modified }) => {
      const day = modified ? `<lastmod>${modified.toISOString()}</lastmod>` : '';
      return `<url>${location(origin, path)}${day}</url>\n`;
    })
    .join('')}</urlset>\n`;

/**
 * What /sitemap.xml says: all entries, or, when they are more than `most`, an index of parts.
 * @param origin of the site, without a trailing slash
 */
export function sitemap(
  origin: string,
  entries: readonly SitemapEntry[],
  most = MAX_ENTRIES,
): string {
  if (entries.length <= most) return urlSet(origin, entries);
  const parts = Math.ceil(entries.length / most);
  const list = Array.from(
    { length: parts },
    (_, index) => `<sitemap>${location(origin, `/sitemap/${index + 1}.xml`)}</sitemap>\n`,
  );
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${list.join('')}</sitemapindex>\n`;
}

/** One part of the index, from 1; undefined where there is none. */
export function sitemapPart(
  origin: string,
  entries: readonly SitemapEntry[],
  part: number,
  most = MAX_ENTRIES,
): string | undefined {
  if (entries.length <= most || !Number.isInteger(part) || part < 1) return undefined;
  const own = entries.slice((part - 1) * most, part * most);
  return own.length > 0 ? urlSet(origin, own) : undefined;
}
