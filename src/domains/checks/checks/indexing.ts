import { usableAddress } from '#src/domains/seo/page-metadata.ts';
import { ADDRESSED, type Check } from '../check.ts';
import { blocks, warns } from '../finding.ts';
import { isSamePath, ownLink } from '#src/domains/site-map/own-link.ts';

const CANONICAL = { field: 'seo.canonical' };

export const canonical: Check = {
  id: 'canonical',
  title: 'Canonical address',
  kinds: ADDRESSED,
  find({ seo: { canonical: given, noindex }, path }, { isInMenu, paths, origin }) {
    if (given === undefined || given.trim() === '' || path === null) return [];
    const usable = usableAddress(given);
    if (usable === undefined)
      return [
        warns(
          'Correct the canonical address: it is neither a path nor a web address, so search engines do not see it.',
          CANONICAL,
        ),
      ];
    const own = ownLink(new URL(usable, origin).href, origin)?.path;
    if (own !== undefined && isSamePath(own, path)) return [];
    const facts = own === undefined ? undefined : paths.get(own);
    if (facts?.type === 'missing')
      return [
        blocks(
          `Correct the canonical address: there is no page at ${own}, so search engines would list neither.`,
          CANONICAL,
        ),
      ];
    if (noindex)
      return [
        warns(
          'Remove the canonical address, or turn off noindex: together they contradict each other.',
          CANONICAL,
        ),
      ];
    return [
      warns(
        isInMenu
          ? `Search engines list ${usable} instead of this page, although a menu links to this page. Remove the canonical address if people should find this page.`
          : `Search engines list ${usable} instead of this page, and the sitemap leaves it out. Remove the canonical address if people should find this page.`,
        CANONICAL,
      ),
    ];
  },
};

export const noindex: Check = {
  id: 'noindex',
  title: 'Search engines',
  kinds: ADDRESSED,
  find({ seo, kind }, { isInMenu }) {
    if (!seo.noindex) return [];
    const menu = isInMenu ? ' although a menu links to it' : '';
    return [
      warns(
        `Search engines will not list this ${kind}${menu}, and the sitemap and the search of the site leave it out. Turn off noindex if people should find it.`,
        {
          field: 'seo.noindex',
        },
      ),
    ];
  },
};
