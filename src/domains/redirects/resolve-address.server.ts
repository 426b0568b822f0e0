import { setTimeout as wait } from 'node:timers/promises';
import { decodePath } from '#src/platform/http/decode-path.ts';
import type { RedirectDeps } from './save-redirect.server.ts';
import { encodePath, normalizePath } from '#src/domains/site-map/normalize-path.ts';
import type { RedirectTarget } from './redirect-address.ts';
import { findRedirect } from './redirect-repository.server.ts';
import { isReservedPath, findMovedPath } from '#src/domains/site-map/address-of.ts';
import { createCanonicalPaths } from './canonical-paths.server.ts';

/** The target of an address without content. */
export interface AddressResolution extends RedirectTarget {
  /** the path of the redirect; null if the target is the canonical spelling or a moved address */
  from: string | null;
}

const TIMEOUT_MS = 1_000;

/** Resolves addresses within a second each; to undefined while the database is down. */
export function createAddressResolver(deps: RedirectDeps) {
  const { db, log } = deps;
  const findCanonicalPath = createCanonicalPaths(deps);

  async function findRedirectSafely(path: string): Promise<AddressResolution | undefined> {
    try {
      return await findRedirect(db, path);
    } catch (error) {
      log.warn({ err: error }, 'redirects cannot be read');
      return undefined;
    }
  }
  /** Content wins: another spelling of an existing path leads to that path, even if it has a redirect. */
  async function resolvePath(pathname: string, path: string, content: string | undefined) {
    if (content !== undefined && content !== decodePath(pathname))
      return { from: null, to: encodePath(content), toPath: path };
    return findRedirectSafely(path);
  }
  return {
    /** Resolves a path, in any spelling, at which no content was found. */
    async resolveNotFound(pathname: string): Promise<AddressResolution | undefined> {
      const path = normalizePath(pathname);
      if (path === undefined) return undefined;
      return withTimeout(
        findCanonicalPath(path).then((content) => resolvePath(pathname, path, content)),
      );
    },
    /** Resolves a path before content is looked up: to undefined if content exists there. */
    async resolve(pathname: string): Promise<AddressResolution | undefined> {
      const path = normalizePath(pathname);
      if (path === undefined) return undefined;
      const moved = findMovedPath(path);
      if (moved !== undefined) return { from: null, to: moved, toPath: moved };
      if (isReservedPath(path)) return undefined;
      const lookup = findCanonicalPath(path).then((content) =>
        content === decodePath(pathname) ? undefined : resolvePath(pathname, path, content),
      );
      return withTimeout(lookup);
    },
  };
}

/** Resolves to undefined after the timeout. */
async function withTimeout<T>(lookup: Promise<T>): Promise<T | undefined> {
  const timer = new AbortController();
  const timeout = wait(TIMEOUT_MS, undefined, { signal: timer.signal });
  try {
    return await Promise.race([lookup, timeout]);
  } finally {
    timeout.catch(() => undefined); // the timer is cancelled, not late
    timer.abort();
  }
}
