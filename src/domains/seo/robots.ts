import { ADDRESSES } from '#src/domains/site-map/addresses.ts';
import type { RobotsRule } from './site-settings/robots-rule.ts';

/** Rules for addresses without content for crawlers, such as `/api/`. */
const CLOSED: readonly RobotsRule[] = ADDRESSES.filter((address) => address.isClosedToCrawlers).map(
  ({ path }) => ({ agent: '*', rule: 'disallow', path: path.replace(/(\*|:\w+)$/, '') }),
);

/**
 * All rules of the site. A crawler with rules of its own ignores those for `*` (RFC 9309, 2.2.1), so ours are repeated for it.
 * @param extra rules of the team
 */
export const robotsRules = (extra: readonly RobotsRule[] = []): RobotsRule[] =>
  ['*', ...new Set(extra.map(({ agent }) => agent).filter((agent) => agent !== '*'))].flatMap(
    (agent) => [
      ...CLOSED.map((rule) => ({ ...rule, agent })),
      ...extra.filter((rule) => rule.agent === agent),
    ],
  );

/**
 * Renders /robots.txt. It does not disallow pages with `noindex`, nor anything else outside of production, where every response
 * has `noindex`: crawlers must read a page to see the tag, and may list a disallowed address.
 * @param origin of the site, without a trailing slash
 * @param extra rules of the team
 */
export const robots = (
  origin: string,
  isProduction: boolean,
  extra: readonly RobotsRule[] = [],
): string =>
  [
    ...[...Map.groupBy(robotsRules(extra), ({ agent }) => agent)].flatMap(
      ([agent, rules], index) => [
        ...(index > 0 ? [''] : []),
        `User-agent: ${agent}`,
        ...rules.map(({ rule, path }) => `${rule === 'allow' ? 'Allow' : 'Disallow'}: ${path}`),
      ],
    ),
    ...(isProduction ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
    '',
  ].join('\n');
