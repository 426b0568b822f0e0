import { setTimeout as wait } from 'node:timers/promises';
import { decodePath } from '#src/platform/http/decode-path.ts';
import type { RedirectDeps } from './save-redirect.server.ts';
import {
  canonicalPaths,
  decodeAddress,
  encodePath,
  normalizePath,
} from '#src/domains/site-map/normalize-path.ts';
import { queryKey, type RedirectTarget, withQuery } from './redirect-address.ts';
import { readSpecialStarts, storedRedirects } from './redirect-repository.server.ts';
import { isReservedPath, findMovedPath } from '#src/domains/site-map/address-of.ts';
import { followRedirects } from './follow-redirects.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';

/** The target of an address without content; `to` has the query of the request. */
type AddressResolution = {
  /** `from` of each redirect that was followed, in order; none for the canonical spelling or a moved address */
  starts: readonly string[];
} & ((RedirectTarget & { status: 301 | 302 }) | { status: 410; to: ''; toPath: null });

const TIMEOUT_MS = 1_000;

/** Resolves addresses within a second each; to undefined while the database is down. */
export function createAddressResolver({ db, paths, clock, log }: RedirectDeps) {
  const canonical = createCachedReading({
    read: async () => canonicalPaths(await paths()),
    name: 'existing paths',
    empty: new Map<string, string>(),
    clock,
    log,
  });
  const specials = createCachedReading({
    read: () => readSpecialStarts(db),
    name: 'redirects with a query or *',
    empty: new Set<string>(),
    clock,
    log,
  });
  const source = storedRedirects(db, specials.read);

  /** Content wins: another spelling of an existing path leads to that path, even if it has a redirect. */
  async function resolvePath(
    { pathname, search, path }: { pathname: string; search: string; path: string },
    content: ReadonlyMap<string, string>,
  ): Promise<AddressResolution | undefined> {
    const spelled = decodeAddress(pathname);
    const found = content.get(path);
    if (
      found !== undefined &&
      found !== decodePath(pathname) &&
      !(await isForItsQuery(path, search))
    )
      return { starts: [], status: 301, to: withQuery(encodePath(found), search), toPath: path };
    try {
      const contentAt = (at: string) => content.get(at);
      const followed = await followRedirects(source, path, contentAt, { spelled, search });
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
  async function isForItsQuery(path: string, search: string) {
    const query = queryKey(search);
    return query !== '' && (await specials.read()).has(`${path}?${query}`);
  }
  return {
    /** Existing paths by their result of `normalizePath`. */
    contentPaths: () => canonical.read(),
    /** Reads existing paths again at the next lookup. */
    contentChanged: () => canonical.expire(),
    /** Reads redirects again at the next lookup. */
    redirectsChanged: () => specials.expire(),
    /** Whether a redirect may be for this very query of a path, whatever is there. Does not wait: true until it is known. */
    mayBeForQuery(pathAndQuery: string): boolean {
      const [pathname = '', ...others] = pathAndQuery.split('?');
      const query = others.length > 0 ? queryKey(others.join('?')) : '';
      if (query === '') return false;
      const known = specials.known();
      return known === undefined || known.has(`${normalizePath(pathname) ?? ''}?${query}`);
    },
    /** Resolves a path, in any spelling, at which no content was found. */
    async resolveNotFound(pathname: string, search = ''): Promise<AddressResolution | undefined> {
      const path = normalizePath(pathname);
      if (path === undefined) return undefined;
      const lookup = canonical.read();
      return withTimeout(
        lookup.then((content) => resolvePath({ pathname, search, path }, content)),
      );
    },
    /** Resolves a path before content is looked up: to undefined if content exists there, unless a redirect is for its query. */
    async resolve(pathname: string, search = ''): Promise<AddressResolution | undefined> {
      const path = normalizePath(pathname);
      if (path === undefined) return undefined;
      const lookup = async (): Promise<AddressResolution | undefined> => {
        const isForQuery = await isForItsQuery(path, search);
        const moved = isForQuery ? undefined : findMovedPath(path);
        if (moved !== undefined)
          return { starts: [], status: 301, to: withQuery(moved, search), toPath: moved };
        if (!isForQuery && isReservedPath(path)) return undefined;
        const content = await canonical.read();
        if (!isForQuery && content.get(path) === decodePath(pathname)) return undefined;
        return resolvePath({ pathname, search, path }, content);
      };
      return withTimeout(lookup());
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

interface CachedReadingDeps<Value> {
  read(): Promise<Value>;
  /** what it is, for the log */
  name: string;
  /** if it cannot be read */
  empty: Value;
  clock: Clock;
  log: Logger;
}

/** Requests for unknown addresses come in bursts, and reading all paths is expensive. */
const CACHE_MS = 5_000;

/**
 * Caches what lookups of addresses need for five seconds, or until `expire` is called. If it cannot be read, a warning is logged and
 * it is empty.
 */
function createCachedReading<Value>({ read, name, empty, clock, log }: CachedReadingDeps<Value>) {
  let cached: { value: Promise<Value>; at: number; loaded?: Value } | undefined;
  const isFresh = () => cached !== undefined && clock().getTime() - cached.at < CACHE_MS;

  async function load(): Promise<Value> {
    try {
      return await read();
    } catch (error) {
      log.warn({ err: error }, `${name} cannot be read`);
      return empty;
    }
  }
  return {
    read(): Promise<Value> {
      if (cached && isFresh()) return cached.value;
      const reading: NonNullable<typeof cached> = { value: load(), at: clock().getTime() };
      void reading.value.then((value) => (reading.loaded = value));
      cached = reading;
      return reading.value;
    },
    /** The value without waiting; undefined if it has to be read again. */
    known: (): Value | undefined => (isFresh() ? cached?.loaded : undefined),
    expire(): void {
      cached = undefined;
    },
  };
}
