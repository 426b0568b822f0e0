import { setTimeout as wait } from 'node:timers/promises';
import { decodePath } from '#src/platform/http/decode-path.ts';
import type { RedirectDeps } from './save-redirect.server.ts';
import { encodePath, normalizePath } from '#src/domains/site-map/normalize-path.ts';
import type { RedirectTarget } from './redirect-address.ts';
import { storedRedirects } from './redirect-repository.server.ts';
import { isReservedPath, findMovedPath } from '#src/domains/site-map/address-of.ts';
import { createCanonicalPaths } from './canonical-paths.server.ts';
import { followRedirects } from './follow-redirects.ts';

/** What an address without content leads to. */
export type AddressResolution = {
  /** `from` of each redirect that was followed, in order; none for the canonical spelling or a moved address */
  starts: readonly string[];
} & ((RedirectTarget & { status: 301 | 302 }) | { status: 410; to: ''; toPath: null });

const TIMEOUT_MS = 1_000;

/** Resolves addresses within a second each; to undefined while the database is down. */
export function createAddressResolver(deps: RedirectDeps) {
  const { db, log } = deps;
  const canonical = createCanonicalPaths(deps);
  const source = storedRedirects(db);

  /** Content wins: another spelling of an existing path leads to that path, even if it has a redirect. */
  async function resolvePath(
    pathname: string,
    path: string,
    content: ReadonlyMap<string, string>,
  ): Promise<AddressResolution | undefined> {
    const spelled = decodePath(pathname);
    const found = content.get(path);
    if (found !== undefined && found !== spelled)
      return { starts: [], status: 301, to: encodePath(found), toPath: path };
    try {
      const followed = await followRedirects(source, path, (at) => content.get(at), spelled);
      if (!followed || followed.type === 'circle') return undefined;
      const starts = followed.redirects.map(({ from }) => from);
      if (followed.type === 'gone') return { starts, status: 410, to: '', toPath: null };
      const { status, to, toPath } = followed;
      return { starts, status, to, toPath };
    } catch (error) {
      log.warn({ err: error }, 'redirects cannot be read');
      return undefined;
    }
  }
  return {
    /** Existing paths by their result of `normalizePath`. */
    contentPaths: () => canonical.read(),
    /** Reads existing paths again at the next lookup. */
    contentChanged: () => canonical.expire(),
    /** Resolves a path, in any spelling, at which no content was found. */
    async resolveNotFound(pathname: string): Promise<AddressResolution | undefined> {
      const path = normalizePath(pathname);
      if (path === undefined) return undefined;
      return withTimeout(canonical.read().then((content) => resolvePath(pathname, path, content)));
    },
    /** Resolves a path before content is looked up: to undefined if content exists there. */
    async resolve(pathname: string): Promise<AddressResolution | undefined> {
      const path = normalizePath(pathname);
      if (path === undefined) return undefined;
      const moved = findMovedPath(path);
      if (moved !== undefined) return { starts: [], status: 301, to: moved, toPath: moved };
      if (isReservedPath(path)) return undefined;
      const lookup = canonical
        .read()
        .then((content) =>
          content.get(path) === decodePath(pathname)
            ? undefined
            : resolvePath(pathname, path, content),
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
