import { escapeXml } from './xml.ts';

/** One indexable address. */
export interface SitemapEntry {
  path: string;
  /** when its content last changed, if known */
  modified?: Date | undefined;
}

/**
 * Entries of one file. A longer sitemap is an index of parts, so that a part takes as long to make on a large site as on a small one.
 * The protocol allows 50,000 (sitemaps.org).
 */
export const MAX_ENTRIES = 1_000;

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The absolute, encoded URL as an element. */
const location = (origin: string, path: string) =>
  `<loc>${escapeXml(new URL(path, origin).href)}</loc>`;

/**
 * Renders entries: a whole sitemap, or a part of one.
 * @param origin of the site, without a trailing slash
 */
export const sitemap = (origin: string, entries: readonly SitemapEntry[]): string =>
  `${HEAD}<urlset ${NAMESPACE}>\n${entries
    .map(({ path, modified }) => {
      const day = modified ? `<lastmod>${modified.toISOString()}</lastmod>` : '';
      return `<url>${location(origin, path)}${day}</url>\n`;
    })
    .join('')}</urlset>\n`;

/** Renders the index of a sitemap in parts, which are counted from 1. */
export function sitemapIndex(origin: string, parts: number): string {
  const list = Array.from(
    { length: parts },
    (_, index) => `<sitemap>${location(origin, `/sitemap/${index + 1}.xml`)}</sitemap>\n`,
  );
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${list.join('')}</sitemapindex>\n`;
}
