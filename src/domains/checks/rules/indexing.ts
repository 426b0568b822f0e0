import { usableAddress } from '#src/domains/seo/page-metadata.ts';
import { isSamePath, ownLink } from '#src/domains/site-map/own-link.ts';
import { found, foundIf } from '../finding.ts';
import type { DocumentRule } from '../rule.ts';

export const canonical: DocumentRule = (
  { seo: { canonical: given, noindex }, path },
  { isInMenu, paths, origin },
) => {
  if (given === undefined || given.trim() === '' || path === null) return [];
  const place = { field: 'seo.canonical' };
  const wrong = (message: string) => [found('canonical-tag', message, place)];
  const usable = usableAddress(given);
  if (usable === undefined)
    return wrong(
      'Correct the canonical address: it is neither a path nor a web address, so search engines do not see it.',
    );
  const own = ownLink(new URL(usable, origin).href, origin)?.path;
  if (own !== undefined && isSamePath(own, path)) return [];
  if (own !== undefined && paths.get(own)?.type === 'missing')
    return [
      found(
        'canonical-target',
        `Correct the canonical address: there is no page at ${own}, so search engines would list neither.`,
        place,
      ),
    ];
  const effect = isInMenu
    ? ', although a menu links to this page'
    : ', and the sitemap leaves it out';
  return wrong(
    noindex
      ? 'Remove the canonical address, or turn off noindex: together they contradict each other.'
      : `Search engines list ${usable} instead of this page${effect}. Remove the canonical address if people should find this page.`,
  );
};

export const noindex: DocumentRule = ({ seo, kind }, { isInMenu }) =>
  foundIf(
    seo.noindex,
    'noindex',
    `Search engines will not list this ${kind}${isInMenu ? ' although a menu links to it' : ''}, and the sitemap and the search of the site leave it out. Turn off noindex if people should find it.`,
    { field: 'seo.noindex' },
  );
