import { addressOfPath, isNoindex } from '#src/domains/seo/crawl/route-facts.ts';
import { type CheckedSite, pathWithin, type SiteRoute } from './checked-site.ts';
import { isDocument, type RouteCheck, type SiteCheck, type SiteFound } from './seo-check.ts';

/** Screens may need a parameter, and what only links mention is the fault of the link. */
const IS_CONTENT = new Set(['page', 'post', 'story', 'listing']);

export const routeError: SiteCheck = {
  id: 'route-error',
  title: 'Pages that respond with an error',
  severity: 'error',
  why: 'The site lists this address, but visitors and search engines get an error page there.',
  fix: 'Open the page. If it is gone for good, redirect its address; if not, publish it again.',
  findAll: ({ routes }) =>
    routes
      .filter(
        ({ kind, status, isInSitemap }) => status >= 400 && (isInSitemap || IS_CONTENT.has(kind)),
      )
      .map(({ path, status }) => ({
        path,
        place: 'links',
        key: 'status',
        message: `${path} responds with status ${status}.`,
      })),
};

export const canonicalTag: RouteCheck = {
  id: 'canonical-tag',
  title: 'Canonical addresses that are missing or contradict each other',
  severity: 'warning',
  why: 'The canonical address says which of several addresses search engines should list. Without exactly one, they guess.',
  fix: 'Leave the canonical field of the page empty: the page then names itself.',
  find: (route, { origin }) => {
    if (!isDocument(route)) return [];
    const { canonicals } = route.facts;
    const found = (key: string, message: string) => [{ place: 'canonical' as const, key, message }];
    if (isNoindex(route.robots) || route.kind === 'screen') return [];
    if (canonicals.length === 0) return found('missing', 'This page names no canonical address.');
    if (new Set(canonicals).size > 1)
      return found('several', `This page names ${canonicals.length} canonical addresses.`);
    return pathWithin(canonicals[0]!, origin) === undefined
      ? found('host', `The canonical address ${canonicals[0]} belongs to another site.`)
      : [];
  },
};

export const canonicalTarget: SiteCheck = {
  id: 'canonical-target',
  title: 'Canonical addresses that cannot be listed',
  severity: 'error',
  why: 'A page that hands its place in search results to an address that cannot be listed has no place at all.',
  fix: 'Choose a canonical address that responds with a page, is indexed, and names itself; or clear the field.',
  findAll: (site) =>
    site.routes.flatMap((route) => {
      const target = pathWithin(route.canonical, site.origin);
      if (target === undefined || target === route.path || route.status !== 200) return [];
      const reason = whyNotListed(site, target);
      return reason === undefined
        ? []
        : [
            {
              path: route.path,
              place: 'canonical' as const,
              other: target,
              key: target,
              message: `The canonical address ${target} ${reason}.`,
            },
          ];
    }),
};

function whyNotListed(site: CheckedSite, path: string): string | undefined {
  const target = site.byPath.get(path);
  if (!target) return 'was not found on this site';
  if (target.status >= 400) return `responds with status ${target.status}`;
  if (target.status >= 300) return 'redirects';
  if (site.isProduction && target.isNoindex) return 'has noindex';
  const further = pathWithin(target.canonical, site.origin);
  return further === undefined || further === path
    ? undefined
    : `names another canonical address, ${further}`;
}

export const languageTags: RouteCheck = {
  id: 'language-tags',
  title: 'Language versions that leave out the page itself',
  severity: 'warning',
  why: 'Search engines ignore hreflang tags of a page that does not list itself among its versions.',
  fix: 'List every version on every version, itself included, with codes such as en or en-US.',
  find: (route, { origin }) => {
    const { alternates } = route.facts;
    if (!isDocument(route) || alternates.length === 0) return [];
    const wrong = alternates.filter(
      ({ lang }) => !/^(?:[a-z]{2,3}(?:-[a-z0-9]{2,8})*|x-default)$/.test(lang),
    );
    const isListed = alternates.some(({ href }) => href === addressOfPath(route.path, origin));
    return [
      ...wrong.map(({ lang }) => ({
        place: 'robots' as const,
        key: `code ${lang}`,
        message: `“${lang}” is no language code.`,
      })),
      ...(isListed
        ? []
        : [
            {
              place: 'robots' as const,
              key: 'self',
              message: 'The language versions do not include this page.',
            },
          ]),
    ];
  },
};

export const languageReturn: SiteCheck = {
  id: 'language-return',
  title: 'Language versions that do not link back',
  severity: 'warning',
  why: 'Search engines believe hreflang only if both versions name each other.',
  fix: 'Add this page to the language versions of the other page.',
  findAll: ({ routes, byPath, origin }) =>
    routes.flatMap((route) =>
      route.alternates.flatMap(({ href }): SiteFound[] => {
        const path = pathWithin(href, origin);
        const other = path === undefined ? undefined : byPath.get(path);
        if (!other || other.path === route.path || linksBack(other, route, origin)) return [];
        return [
          {
            path: route.path,
            place: 'robots',
            other: other.path,
            key: other.path,
            message: `${other.path} does not name this page as a language version.`,
          },
        ];
      }),
    ),
};

const linksBack = (other: SiteRoute, route: SiteRoute, origin: string): boolean =>
  other.alternates.some(({ href }) => pathWithin(href, origin) === route.path);

export const sitemapExtra: SiteCheck = {
  id: 'sitemap-extra',
  title: 'Addresses in the sitemap that cannot be listed',
  severity: 'error',
  why: 'A sitemap with addresses that must not be listed makes search engines trust it less.',
  fix: 'Remove noindex from the page if it should be found; if not, it leaves the sitemap with its next publication.',
  findAll: ({ routes, isProduction }) =>
    routes.flatMap(({ path, isInSitemap, status, isNoindex, isIndexable }): SiteFound[] => {
      if (!isInSitemap || (isIndexable && status === 200)) return [];
      if (status === 200 && !isProduction) return [];
      const reason =
        status !== 200
          ? `responds with status ${status}`
          : isNoindex
            ? 'has noindex'
            : 'names another canonical address';
      return [
        {
          path,
          place: 'robots',
          key: 'sitemap',
          message: `The sitemap lists ${path}, which ${reason}.`,
        },
      ];
    }),
};

export const sitemapMissing: SiteCheck = {
  id: 'sitemap-missing',
  title: 'Indexed pages that the sitemap leaves out',
  severity: 'notice',
  why: 'Search engines find new and changed pages faster by the sitemap.',
  fix: 'If the page should be found, publish it again; if not, set noindex in its settings.',
  findAll: ({ routes, isProduction }) =>
    routes
      .filter((route) => isProduction && route.isIndexable && route.isHtml && !route.isInSitemap)
      .map(({ path }) => ({
        path,
        place: 'robots',
        key: 'sitemap',
        message: `${path} may be indexed, but is not in the sitemap.`,
      })),
};
