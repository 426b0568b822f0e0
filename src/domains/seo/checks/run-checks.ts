import type { Finding, Found } from './finding.ts';
import { clip } from '#src/domains/seo/crawl/bounds.ts';
import type { Pause } from '#src/domains/seo/crawl/pace.ts';
import { ROUTE_CHECKS } from './all-checks.ts';
import type { CheckedSite } from './checked-site.ts';
import type { CheckedRoute, SiteCheck, SiteRules } from './seo-check.ts';

/** Findings of one check on one route: a page with a thousand of them has one fault. */
const MAX_PER_ROUTE = 20;
/** Index rows of the database have a limit. */
const MAX_KEY = 300;

/** Runs all checks of a single route. */
export const checkRoute = (route: CheckedRoute, rules: SiteRules): Finding[] =>
  ROUTE_CHECKS.flatMap((check) =>
    unique(check.find(route, rules).map((found) => complete(check.id, route.path, found))),
  );

/** Runs one check that compares routes; pauses between its findings, of which there may be as many as routes. */
export async function checkRoutes(
  check: SiteCheck,
  site: CheckedSite,
  pause: Pause,
): Promise<Finding[]> {
  const byPath = new Map<string, Finding[]>();
  for (const { path, ...found } of check.findAll(site)) {
    const finding = complete(check.id, path, found);
    const others = byPath.get(path);
    if (others) others.push(finding);
    else byPath.set(path, [finding]);
    await pause();
  }
  return [...byPath.values()].flatMap(unique);
}

function complete(check: string, path: string, { key, message, ...details }: Found): Finding {
  return {
    path,
    check,
    key: clip(key ?? message, MAX_KEY),
    message: clip(message, 1_000),
    details,
  };
}

/** Of several findings with the same key the first. */
const unique = (findings: readonly Finding[]): Finding[] =>
  [...new Map(findings.toReversed().map((each) => [each.key, each])).values()]
    .toReversed()
    .slice(0, MAX_PER_ROUTE);
