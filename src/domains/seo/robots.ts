import { ADDRESSES } from '#src/domains/site-map/addresses.ts';

/** Folders as robots.txt names them, `/api/`. */
const CLOSED = ADDRESSES.filter((address) => address.isClosedToCrawlers).map(({ path }) =>
  path.replace('*', ''),
);

/**
 * What /robots.txt says. Pages that must not be indexed say so themselves, and are not shut out: what is never read can
 * still be listed. Outside of production every answer carries noindex, for which it has to be read, too.
 * @param origin of the site, without a trailing slash
 */
export const robots = (origin: string, isProduction: boolean): string =>
  [
    'User-agent: *',
    // Addresses of machines, which a crawler would only waste its time on.
    ...CLOSED.map((folder) => `Disallow: ${folder}`),
    ...(isProduction ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
    '',
  ].join('\n');
