import { decoded } from '#src/platform/decoded.ts';

/** Maximum length of a path, in characters. */
export const MAX_PATH_LENGTH = 500;

/** Double slashes, dot segments, backslashes, control characters, lone surrogates: no path of a page contains them. */
const INVALID_PATH = /\/\/|\/\.\.?(?:\/|$)|[\\\p{Cc}\p{Cs}]/u;

/**
 * Normalizes a path for comparison, as redirects and the not-found log store it: percent-decoded once (`decodeAddress`), in lower case,
 * in Unicode NFC, without a trailing slash. Two paths are the same address if their results are equal.
 * @param pathname of a URL, with a leading slash and without a query
 * @returns undefined if no page can have the path
 */
export function normalizePath(pathname: string): string | undefined {
  if (!pathname.startsWith('/') || pathname.length > 9 * MAX_PATH_LENGTH) return undefined;
  const path = decodeAddress(pathname).toLowerCase().normalize('NFC').replace(/\/$/, '');
  // An encoded slash is no way around the rules either.
  const isInvalid = INVALID_PATH.test(`${path.replaceAll('%2f', '/')}/`);
  return isInvalid || path.length > MAX_PATH_LENGTH ? undefined : path || '/';
}

/**
 * Percent-decodes a path once. Slashes and question marks stay encoded, since decoded they would begin another segment or a query;
 * a percent sign that could be read as such an escape stays encoded, too. What is no escape is left unchanged.
 */
export const decodeAddress = (pathname: string): string =>
  pathname
    .split('/')
    .map((segment) =>
      segment
        .replaceAll(/(?:%[0-9a-f]{2})+/gi, decoded)
        .replaceAll(/%(?=(?:25)*(?:2f|3f))/gi, '%25')
        .replaceAll(/[/?]/g, encodeURIComponent),
    )
    .join('/');

/** Percent-encodes a path that `decodeAddress` has returned, in any case. */
export const encodePath = (path: string): string =>
  path
    .split('/')
    .map((segment) =>
      encodeURIComponent(segment)
        .replaceAll(/%25(?=(?:25)*(?:2f|3f))/gi, '%')
        .replaceAll(/%(?:2f|3f)/g, (escape) => escape.toUpperCase()),
    )
    .join('/');

/** Prints a path for people: decoded as far as {@link normalizePath} reads it back. */
export const printPath = (path: string): string =>
  decodeURI(encodePath(path).replaceAll('%25', '%2525')).replace(/\s$/, encodeURIComponent);

/** Existing paths by their result of `normalizePath`. Of two that differ only in case the first wins, which rules out loops. */
export function canonicalPaths(paths: Iterable<string>): ReadonlyMap<string, string> {
  const canonicalByPath = new Map<string, string>();
  for (const path of paths) {
    const normalized = normalizePath(encodePath(path));
    if (normalized !== undefined && !canonicalByPath.has(normalized))
      canonicalByPath.set(normalized, path);
  }
  return canonicalByPath;
}
