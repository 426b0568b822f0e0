import {
  type CheckedSite,
  type DoubtfulLink,
  isListed,
  pathWithin,
} from '#src/domains/seo/findings/checked-site.ts';
import { found, foundIf } from '../../finding.ts';
import type { SiteRule } from '../../rule.ts';

const MAX_HOPS = 10;

const named = ({ text, to }: Pick<DoubtfulLink, 'text' | 'to'>) =>
  text === '' ? `The link to ${to}` : `“${text}” leads to ${to}, which`;

/** A rule of links to addresses that do not respond with a page, or to fragments that are not there. */
const linkRule =
  (find: (link: DoubtfulLink, site: CheckedSite) => ReturnType<typeof foundIf>): SiteRule =>
  (site) =>
    site.doubtfulLinks.flatMap((link) =>
      find(link, site).map((each) => ({ key: link.to, other: link.to, ...each, path: link.from })),
    );

const shown = (address: string, { origin }: CheckedSite) => pathWithin(address, origin) ?? address;

const redirectChain: SiteRule = (site) =>
  site.routes.flatMap(({ path, redirectTo }) => {
    const hops = followRedirects(site, redirectTo);
    const last = hops.at(-1);
    if (hops.length < 2 || last === undefined) return [];
    const isLoop = hops.length >= MAX_HOPS || hops.slice(0, -1).includes(last) || last === path;
    const message = isLoop
      ? `${path} redirects in a circle: ${[path, ...hops.slice(0, 3)].join(' → ')}`
      : `${path} takes ${hops.length} redirects: ${[path, ...hops].join(' → ')}`;
    return [{ path, ...found('redirect-chain', message, { other: hops[0]!, key: 'chain' }) }];
  });

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

export const LINKS_OF_SITE = {
  'broken-link': linkRule((link, { byPath }) => {
    const status = byPath.get(link.to)?.status ?? 0;
    const message = `${named(link)} responds with status ${status}.`;
    return foundIf(status >= 400, 'broken-link', message);
  }),
  'broken-fragment': linkRule((link, { byPath }) => {
    const { to, from, fragment, text } = link;
    const start = text === '' ? `The link to ${to}` : `“${text}”`;
    return foundIf(
      fragment !== '' && byPath.get(to)?.status === 200,
      'broken-fragment',
      `${start} leads to #${fragment}, which ${to === from ? 'this page' : to} does not have.`,
      { key: `${to}#${fragment}` },
    );
  }),
  'redirected-link': linkRule((link, site) => {
    const target = site.byPath.get(link.to)?.redirectTo;
    const message = `${named(link)} redirects to ${target && shown(target, site)}.`;
    return foundIf(Boolean(target), 'redirected-link', message);
  }),
  'broken-outside-link': ({ brokenOutsideLinks }) =>
    brokenOutsideLinks.map(({ from, href, text, problem }) => ({
      path: from,
      ...found('broken-outside-link', `${named({ text, to: href })} ${problem}.`, { key: href }),
    })),
  'redirect-chain': redirectChain,
  orphan: (site) =>
    site.routes
      .filter((route) => isListed(site, route) && !route.isInMenu && route.inboundLinks === 0)
      .filter(({ path }) => path !== '/')
      .map(({ path }) => ({
        path,
        ...found('orphan', `No page links to ${path}.`, { key: 'orphan' }),
      })),
} satisfies Record<string, SiteRule>;
