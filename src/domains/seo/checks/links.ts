import { type CheckedSite, type DoubtfulLink, isListed, pathWithin } from './checked-site.ts';
import type { SiteCheck, SiteFound } from './seo-check.ts';

const MAX_HOPS = 10;

const named = ({ text, to }: DoubtfulLink) => (text === '' ? `The link to ${to}` : `“${text}”`);

export const brokenLink: SiteCheck = {
  id: 'broken-link',
  title: 'Links to pages that do not exist',
  severity: 'error',
  why: 'Visitors who follow the link meet an error page, and search engines stop there.',
  fix: 'Choose another target for the link, or redirect the address that it leads to.',
  findAll: ({ doubtfulLinks, byPath }) =>
    doubtfulLinks.flatMap((link): SiteFound[] => {
      const status = byPath.get(link.to)?.status ?? 0;
      return status < 400
        ? []
        : [
            {
              path: link.from,
              place: 'links',
              other: link.to,
              key: link.to,
              message: `${named(link)} leads to ${link.to}, which responds with status ${status}.`,
            },
          ];
    }),
};

export const brokenOutsideLink: SiteCheck = {
  id: 'broken-outside-link',
  title: 'Links to other sites that do not work',
  severity: 'warning',
  why: 'Visitors who follow the link meet an error, and take the page for outdated.',
  fix: 'Open the link. If it fails for you too, link to where the content is now, or remove the link.',
  findAll: ({ brokenOutsideLinks }) =>
    brokenOutsideLinks.map(({ from, href, text, problem }) => ({
      path: from,
      place: 'links',
      key: href,
      message:
        text === ''
          ? `The link to ${href} ${problem}.`
          : `“${text}” leads to ${href}, which ${problem}.`,
    })),
};

export const brokenFragment: SiteCheck = {
  id: 'broken-fragment',
  title: 'Links to sections that do not exist',
  severity: 'warning',
  why: 'The link opens the top of the page instead of the section that it promises.',
  fix: 'Choose a section of the target page again: its id may have changed.',
  findAll: ({ doubtfulLinks, byPath }) =>
    doubtfulLinks.flatMap((link): SiteFound[] =>
      link.fragment === '' || byPath.get(link.to)?.status !== 200
        ? []
        : [
            {
              path: link.from,
              place: 'links',
              other: link.to,
              key: `${link.to}#${link.fragment}`,
              message: `${named(link)} leads to #${link.fragment}, which ${link.to === link.from ? 'this page' : link.to} does not have.`,
            },
          ],
    ),
};

export const redirectedLink: SiteCheck = {
  id: 'redirected-link',
  title: 'Links to redirects',
  severity: 'notice',
  why: 'Each redirect costs visitors a round trip, and breaks once someone removes it.',
  fix: 'Link to the final address.',
  findAll: (site) =>
    site.doubtfulLinks.flatMap((link): SiteFound[] => {
      const target = site.byPath.get(link.to);
      if (!target?.redirectTo) return [];
      return [
        {
          path: link.from,
          place: 'links',
          other: link.to,
          key: link.to,
          message: `${named(link)} leads to ${link.to}, which redirects to ${shown(target.redirectTo, site)}.`,
        },
      ];
    }),
};

export const redirectChain: SiteCheck = {
  id: 'redirect-chain',
  title: 'Redirects that lead to another redirect',
  severity: 'warning',
  why: 'Search engines give up on long chains, and each hop delays visitors. A loop never arrives.',
  fix: 'Let the first address redirect to the last one.',
  findAll: (site) =>
    site.routes.flatMap(({ path, redirectTo }): SiteFound[] => {
      const hops = followRedirects(site, redirectTo);
      const last = hops.at(-1);
      if (hops.length < 2 || last === undefined) return [];
      const isLoop = hops.length >= MAX_HOPS || hops.slice(0, -1).includes(last) || last === path;
      return [
        {
          path,
          place: 'redirect',
          other: hops[0]!,
          key: 'chain',
          message: isLoop
            ? `${path} redirects in a circle: ${[path, ...hops.slice(0, 3)].join(' → ')}`
            : `${path} takes ${hops.length} redirects: ${[path, ...hops].join(' → ')}`,
        },
      ];
    }),
};

/** The addresses that a redirect leads to, one after the other, up to the first that is no redirect. */
function followRedirects(site: CheckedSite, redirectTo: string | null): string[] {
  const hops: string[] = [];
  for (let next = redirectTo; next !== null && hops.length < MAX_HOPS;) {
    const path = pathWithin(next, site.origin);
    const isKnown = path !== undefined && hops.includes(path);
    hops.push(path ?? next);
    if (isKnown || path === undefined) break;
    next = site.byPath.get(path)?.redirectTo ?? null;
  }
  return hops;
}

const shown = (address: string, { origin }: CheckedSite) => pathWithin(address, origin) ?? address;

export const orphan: SiteCheck = {
  id: 'orphan',
  title: 'Pages that no other page links to',
  severity: 'warning',
  why: 'Visitors cannot get there, and search engines take a page without links for an unimportant one.',
  fix: 'Link to it from a page on the same subject, or from a listing.',
  findAll: (site) =>
    site.routes
      .filter((route) => isListed(site, route) && !route.isInMenu && route.inboundLinks === 0)
      .filter(({ path }) => path !== '/')
      .map(({ path }) => ({
        path,
        place: 'links',
        key: 'orphan',
        message: `No page links to ${path}.`,
      })),
};
