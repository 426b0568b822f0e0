import { isTeamPath } from '#src/domains/site-map/address-of.ts';
import { decodePath } from '#src/platform/http/decode-path.ts';

/** Under these names is counted what has no name of its own; no path begins like them. */
export const NOT_FOUND = '(not found)';
export const OTHER = '(other)';

/** All pages together, whose vitals are counted apart: adding them up for a quarter takes too long. */
export const WHOLE_SITE = '(site)';

/** Paths that have a name of their own on one day; with all others they stay one name. */
export const MAX_PATHS = 2_000;

/** The paths that the site answers, the more important ones first; `/x/*` stands for everything below `/x`. */
export interface KnownPaths {
  /** those with a name of their own */
  named: ReadonlySet<string>;
  others: ReadonlySet<string>;
}

export function knowPaths(paths: Iterable<string>, most = MAX_PATHS): KnownPaths {
  const all = [...new Set(paths)];
  return { named: new Set(all.slice(0, most)), others: new Set(all.slice(most)) };
}

/**
 * The name under which a path is counted; undefined when it is not. What the site does not know has no name of its own:
 * anybody can post anything, and an address may hold what is nobody's business.
 */
export function countedPath(posted: string, { named, others }: KnownPaths): string | undefined {
  const whole = decodePath(posted.replace(/[?#].*$/s, ''));
  const path = whole.replace(/(?<=.)\/+$/, '');
  if (isTeamPath(path)) return undefined;
  for (const name of [path, below(path), below(whole)]) {
    if (named.has(name)) return name;
    if (others.has(name)) return OTHER;
  }
  return NOT_FOUND;
}

/** What stands for a path and all beside it. Browsers leave out the last part where it is a secret. */
const below = (path: string) => `${path.slice(0, path.lastIndexOf('/'))}/*`;
