/** Characters that a path of ours may have; longer ones nobody links to. */
export const MAX_PATH_LENGTH = 500;

/** Two slashes in a row, a step up or down, control characters, halves of characters: no page has any of them. */
const NEVER = /\/\/|\/\.\.?(?:\/|$)|[\\\p{Cc}\p{Cs}]/u;

/**
 * A path as redirects and misses know it: percent-decoded once, in lower case, without a slash at its end.
 * @param pathname of an address, with its slash in front and without a query
 * @returns undefined where no page could be
 */
export function normalizePath(pathname: string): string | undefined {
  if (!pathname.startsWith('/') || pathname.length > 9 * MAX_PATH_LENGTH) return undefined;
  const path = decodedOnce(pathname).toLowerCase().normalize('NFC');
  if (NEVER.test(path) || path.length > MAX_PATH_LENGTH) return undefined;
  return path === '/' ? path : path.replace(/\/$/, '');
}

/** The path as an address has it; {@link normalizePath} of it is the path again. */
export const encodedPath = (path: string): string =>
  path.split('/').map(encodeURIComponent).join('/');

/** What is not encoded right stands for itself. */
function decodedOnce(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
