import { isTeamPath } from '#src/domains/site-map/address-of.ts';
import { decodePath } from '#src/platform/http/decode-path.ts';

/** Names for paths that are not counted by name. No path starts with a parenthesis. */
export const NOT_FOUND = '(not found)';
export const OTHER = '(other)';

/** Name for vitals of the whole site. They are counted separately, because summing up a quarter takes too long. */
export const WHOLE_SITE = '(site)';

/** Maximum number of paths that are counted by name. */
export const MAX_PATHS = 2_000;

/** The paths of the site. `/x/*` matches every path directly below `/x`. */
export interface KnownPaths {
  /** paths that are counted by name */
  named: ReadonlySet<string>;
  /** paths that are counted as `(other)` */
  others: ReadonlySet<string>;
}

/** @param paths of the site, the more important ones first */
export function createKnownPaths(paths: Iterable<string>, maxNamed = MAX_PATHS): KnownPaths {
  const all = [...new Set(paths)];
  return { named: new Set(all.slice(0, maxNamed)), others: new Set(all.slice(maxNamed)) };
}

/**
 * Returns the name under which a path is counted; undefined for paths of the team, which are not counted. Unknown paths share
 * one name: anyone can post any path, and a path may contain personal data.
 */
export function toCountedPath(posted: string, { named, others }: KnownPaths): string | undefined {
  const decoded = decodePath(posted.replace(/[?#].*$/s, ''));
  const path = decoded.replace(/(?<=.)\/+$/, '');
  if (isTeamPath(path)) return undefined;
  for (const name of [path, wildcardOf(path), wildcardOf(decoded)]) {
    if (named.has(name)) return name;
    if (others.has(name)) return OTHER;
  }
  return NOT_FOUND;
}

/** The wildcard for a path. Browsers remove the last segment of a path if it is a secret. */
const wildcardOf = (path: string) => `${path.slice(0, path.lastIndexOf('/'))}/*`;
