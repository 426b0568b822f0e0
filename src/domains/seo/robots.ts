import { ADDRESSES } from '#src/domains/site-map/addresses.ts';

/** Disallowed folders, such as `/api/`. */
const CLOSED = ADDRESSES.filter((address) => address.isClosedToCrawlers).map(({ path }) =>
  path.replace(/(\*|:\w+)$/, ''),
);

/**
 * Renders /robots.txt. It does not disallow pages with `noindex`, nor anything else outside of production, where every response
 * has `noindex`: crawlers must read a page to see the tag, and may list a disallowed address.
 * @param origin of the site, without a trailing slash
 */
export const robots = (origin: string, isProduction: boolean): string =>
  [
    'User-agent: *',
    // Addresses without content for crawlers.
    ...CLOSED.map((folder) => `Disallow: ${folder}`),
    ...(isProduction ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
    '',
  ].join('\n');
