/** Maximum length of a path, in characters. */
export const MAX_PATH_LENGTH = 500;

/** Double slashes, dot segments, backslashes, control characters, lone surrogates: no path of a page contains them. */
const INVALID_PATH = /\/\/|\/\.\.?(?:\/|$)|[\\\p{Cc}\p{Cs}]/u;

/**
 * Normalizes a path for comparison, as redirects and the not-found log store it: percent-decoded once, in lower case, in
 * Unicode NFC, without a trailing slash.
 * @param pathname of a URL, with a leading slash and without a query
 * @returns undefined if no page can have the path
 */
export function normalizePath(pathname: string): string | undefined {
  if (!pathname.startsWith('/') || pathname.length > 9 * MAX_PATH_LENGTH) return undefined;
  const path = decodeOnce(pathname).toLowerCase().normalize('NFC');
  if (INVALID_PATH.test(path) || path.length > MAX_PATH_LENGTH) return undefined;
  return path === '/' ? path : path.replace(/\/$/, '');
}

/** Percent-encodes a path; {@link normalizePath} is the inverse. */
export const encodePath = (path: string): string =>
  path.split('/').map(encodeURIComponent).join('/');

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

/** Returns a malformed path unchanged. */
function decodeOnce(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
