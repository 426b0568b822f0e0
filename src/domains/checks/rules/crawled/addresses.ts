import { addressOfPath, isNoindex } from '#src/domains/seo/crawl/route-facts.ts';
import { type CheckedSite, pathWithin } from '#src/domains/seo/findings/checked-site.ts';
import { found, foundIf } from '../../finding.ts';
import type { RouteRule, SiteRule } from '../../rule.ts';

/** Screens may need a parameter, and what only links mention is the fault of the link. */
const IS_CONTENT = new Set(['page', 'post', 'story', 'listing']);

const CANONICAL = { field: 'seo.canonical' };
const ROBOTS = { field: 'seo.noindex', key: 'sitemap' };

const canonicalTag: RouteRule = ({ robots, kind, facts: { canonicals } }, { origin }) => {
  if (isNoindex(robots) || kind === 'screen') return [];
  const wrong = (key: string, message: string) => [
    found('canonical-tag', message, { ...CANONICAL, key }),
  ];
  const [first] = canonicals;
  if (first === undefined) return wrong('missing', 'This page names no canonical address.');
  if (new Set(canonicals).size > 1)
    return wrong('several', `This page names ${canonicals.length} canonical addresses.`);
  return pathWithin(first, origin) === undefined
    ? wrong('host', `The canonical address ${first} belongs to another site.`)
    : [];
};

const languageTags: RouteRule = ({ path, facts: { alternates } }, { origin }) => [
  ...alternates
    .filter(({ lang }) => !/^(?:[a-z]{2,3}(?:-[a-z0-9]{2,8})*|x-default)$/.test(lang))
    .map(({ lang }) =>
      found('language-tags', `“${lang}” is no language code.`, { key: `code ${lang}` }),
    ),
  ...foundIf(
    alternates.length > 0 && !alternates.some(({ href }) => href === addressOfPath(path, origin)),
    'language-tags',
    'The language versions do not include this page.',
    { key: 'self' },
  ),
];

export const ADDRESSES_OF_ROUTES = {
  'canonical-tag': canonicalTag,
  'language-tags': languageTags,
} satisfies Record<string, RouteRule>;

const routeError: SiteRule = ({ routes }) =>
  routes
    .filter(
      ({ kind, status, isInSitemap }) => status >= 400 && (isInSitemap || IS_CONTENT.has(kind)),
    )
    .map(({ path, status }) => ({
      path,
      ...found('route-error', `${path} responds with status ${status}.`, { key: 'status' }),
    }));

const canonicalTarget: SiteRule = (site) =>
  site.routes.flatMap(({ path, canonical, status }) => {
    const target = pathWithin(canonical, site.origin);
    if (target === undefined || target === path || status !== 200) return [];
    const reason = whyNotListed(site, target);
    const message = `The canonical address ${target} ${reason}.`;
    const place = { ...CANONICAL, other: target, key: target };
    return reason === undefined ? [] : [{ path, ...found('canonical-target', message, place) }];
  });

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

const languageReturn: SiteRule = ({ routes, byPath, origin }) =>
  routes.flatMap(({ path, alternates }) =>
    alternates.flatMap(({ href }) => {
      const target = pathWithin(href, origin);
      const other = target === undefined ? undefined : byPath.get(target);
      if (!other || other.path === path) return [];
      if (other.alternates.some((each) => pathWithin(each.href, origin) === path)) return [];
      const message = `${other.path} does not name this page as a language version.`;
      const place = { other: other.path, key: other.path };
      return [{ path, ...found('language-return', message, place) }];
    }),
  );

const sitemapExtra: SiteRule = ({ routes, isProduction }) =>
  routes.flatMap(({ path, isInSitemap, status, isNoindex: isHidden, isIndexable }) => {
    if (!isInSitemap || (status === 200 && (isIndexable || !isProduction))) return [];
    const listed = isHidden ? 'has noindex' : 'names another canonical address';
    const reason = status === 200 ? listed : `responds with status ${status}`;
    const message = `The sitemap lists ${path}, which ${reason}.`;
    return [{ path, ...found('sitemap-extra', message, ROBOTS) }];
  });

const sitemapMissing: SiteRule = ({ routes, isProduction }) =>
  routes
    .filter((route) => isProduction && route.isIndexable && route.isHtml && !route.isInSitemap)
    .map(({ path }) => ({
      path,
      ...found('sitemap-missing', `${path} may be indexed, but is not in the sitemap.`, ROBOTS),
    }));

export const ADDRESSES_OF_SITE = {
  'route-error': routeError,
  'canonical-target': canonicalTarget,
  'language-return': languageReturn,
  'sitemap-extra': sitemapExtra,
  'sitemap-missing': sitemapMissing,
} satisfies Record<string, SiteRule>;
