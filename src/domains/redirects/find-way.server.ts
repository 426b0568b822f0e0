import { setTimeout as wait } from 'node:timers/promises';
import { decodePath } from '#src/platform/http/decode-path.ts';
import type { RedirectNeeds } from './keep-redirect.server.ts';
import { MOVED_ROUTES } from './moved-routes.ts';
import { encodedPath, ownPath } from './own-path.ts';
import type { RedirectTarget } from './redirect-address.ts';
import { findRedirect } from './redirect-repository.server.ts';
import { isReservedPath } from './reserved-path.ts';
import { createSpellings } from './spellings.server.ts';

/** Where an address leads at which nothing is. */
export interface Way extends RedirectTarget {
  /** the path of the redirect; null where content has the path in another spelling */
  from: string | null;
}

/** An address that may not exist at all is not worth a longer wait. */
const PATIENCE_MS = 1_000;

/** Looks for ways, each within a second; none is found while the database is away. */
export function createWayFinder(needs: RedirectNeeds) {
  const { db, log } = needs;
  const spelling = createSpellings(needs);

  async function redirectFrom(path: string): Promise<Way | undefined> {
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
    async find(pathname: string): Promise<Way | undefined> {
      const path = ownPath(pathname);
      if (path === undefined) return undefined;
      return inTime(spelling(path).then((content) => wayFrom(pathname, path, content)));
    },
    /** From a path at which nobody has looked yet: what answers there leads nowhere. */
    async findUnseen(pathname: string): Promise<Way | undefined> {
      const path = ownPath(pathname);
      if (path === undefined) return undefined;
      const moved = MOVED_ROUTES.get(path);
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
  const late = wait(PATIENCE_MS, undefined, { signal: given.signal });
  try {
    return await Promise.race([looked, late]);
  } finally {
    late.catch(() => undefined); // the timer is cancelled, not late
    given.abort();
  }
}
