import { setTimeout as wait } from 'node:timers/promises';
import { decodePath } from '#src/platform/http/decode-path.ts';
import type { RedirectDeps } from './save-redirect.server.ts';
import { encodedPath, normalizePath } from '#src/domains/site-map/normalize-path.ts';
import type { RedirectTarget } from './redirect-address.ts';
import { findRedirect } from './redirect-repository.server.ts';
import { isReservedPath, movedTo } from '#src/domains/site-map/address-of.ts';
import { createCanonicalPaths } from './canonical-paths.server.ts';

/** Where an address leads at which nothing is. */
export interface AddressResolution extends RedirectTarget {
  /** the path of the redirect; null where content has the path in another spelling */
  from: string | null;
}

/** An address that may not exist at all is not worth a longer wait. */
const TIMEOUT_MS = 1_000;

/** Looks for ways, each within a second; none is found while the database is away. */
export function createAddressResolver(deps: RedirectDeps) {
  const { db, log } = deps;
  const spelling = createCanonicalPaths(deps);

  async function redirectFrom(path: string): Promise<AddressResolution | undefined> {
    try {
      return await findRedirect(db, path);
    } catch (error) {
      log.warn({ err: error }, 'redirects cannot be read');
      return undefined;
    }
  }
  /** Content wins: what is only spelt otherwise leads to its own address, whatever redirect there is. */
  async function wayFrom(pathname: string, path: string, content: string | undefined) {
    if (content !== undefined && content !== decodePath(pathname))
      return { from: null, to: encodedPath(content), toPath: path };
    return redirectFrom(path);
  }
  return {
    /** From a path in any spelling at which nothing was found. */
    async find(pathname: string): Promise<AddressResolution | undefined> {
      const path = normalizePath(pathname);
      if (path === undefined) return undefined;
      return inTime(spelling(path).then((content) => wayFrom(pathname, path, content)));
    },
    /** From a path at which nobody has looked yet: what answers there leads nowhere. */
    async findUnseen(pathname: string): Promise<AddressResolution | undefined> {
      const path = normalizePath(pathname);
      if (path === undefined) return undefined;
      const moved = movedTo(path);
      if (moved !== undefined) return { from: null, to: moved, toPath: moved };
      if (isReservedPath(path)) return undefined;
      const looked = spelling(path).then((content) =>
        content === decodePath(pathname) ? undefined : wayFrom(pathname, path, content),
      );
      return inTime(looked);
    },
  };
}

/** Undefined when it takes too long. */
async function inTime<T>(looked: Promise<T>): Promise<T | undefined> {
  const given = new AbortController();
  const late = wait(TIMEOUT_MS, undefined, { signal: given.signal });
  try {
    return await Promise.race([looked, late]);
  } finally {
    late.catch(() => undefined); // the timer is cancelled, not late
    given.abort();
  }
}
