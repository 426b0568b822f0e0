import type { Actor } from '#src/platform/activity/activity.ts';
import { createBatchWriter } from '#src/platform/batch-writer/batch-writer.server.ts';
import { createAddressResolver, type AddressResolution } from './resolve-address.server.ts';
import {
  saveRedirect,
  type SaveResult,
  type RedirectDeps,
  type RedirectRequest,
} from './save-redirect.server.ts';
import { type Deletion, deleteRedirects, undoChange } from './delete-redirects.server.ts';
import { createRedirectImports, type RedirectImports } from './import-redirects.server.ts';
import { allRedirects, countRedirects, listRedirects } from './list-redirects.server.ts';
import { isForQuery, type Redirect } from './redirect.ts';
import { addHits, findRedirect } from './redirect-repository.server.ts';
import type {
  RedirectConcern,
  RedirectFilter,
  RedirectPage,
  RedirectView,
} from './redirect-views.ts';
import { type Trace, traceAddress } from './trace-address.server.ts';
import { and, desc, eq, gte } from 'drizzle-orm';
import { normalizePath } from '#src/domains/site-map/normalize-path.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { redirects } from './redirects-tables.server.ts';

export interface Redirects {
  /**
   * Resolves a path, in any spelling, at which no content was found: to its canonical spelling, else by its redirects. Resolves
   * to undefined if neither exists, if the database is down, or after a second.
   */
  resolveNotFound(pathname: string, search?: string): Promise<AddressResolution | undefined>;
  /**
   * Resolves an address before content is looked up: undefined if content exists there, and for 410 unless it is for this very
   * query. Counts a hit if `isVisit`.
   * @returns the target with the request's query
   */
  resolve(request: {
    pathname: string;
    search: string;
    isVisit: boolean;
  }): Promise<{ status: 301 | 302 | 410; to: string } | undefined>;
  /** Whether a redirect may be for this very query of an address, even if content is there. Does not wait. */
  mayBeForQuery(pathAndQuery: string): boolean;
  /** Follows a path with query step by step, without counting. */
  trace(address: string): Promise<Trace>;
  /** Counts a visit to redirects that were followed; written later. */
  count(starts: readonly string[]): void;
  save(request: RedirectRequest): Promise<SaveResult>;
  delete(starts: readonly string[], by: Actor): Promise<Deletion>;
  /** Takes a deletion or an import back. */
  undoChange(id: string, by: Actor): Promise<{ restored: number; refused: number } | undefined>;
  /** @param from `Redirect.from` */
  find(from: string): Promise<Redirect | undefined>;
  list(filter: RedirectFilter, page: number): Promise<RedirectPage>;
  /** Redirects to a path that were created since a moment, newest first. */
  to(path: string, request: { since: Date; limit: number }): Promise<RedirectTo[]>;
  counts(): Promise<Record<'all' | RedirectConcern, number>>;
  /** Every redirect that matches, by address; whether they are dead is not found out. */
  all(filter: RedirectFilter): AsyncIterable<readonly RedirectView[]>;
  imports: RedirectImports;
  /** Forgets which paths have content. */
  contentChanged(): void;
  /** Writes pending counts. */
  flush(): Promise<void>;
}

export function createRedirects(deps: RedirectDeps): Redirects {
  const { db, clock, log } = deps;
  const hits = createBatchWriter<{ hits: number; at: Date }>({
    join: (earlier, later) => ({ hits: earlier.hits + later.hits, at: later.at }),
    async write(entries) {
      for (const [from, { hits, at }] of entries) await addHits(db, from, hits, at);
    },
    log,
  });
  const resolver = createAddressResolver(deps);
  const count = (starts: readonly string[]) => {
    for (const from of starts) hits.add(from, { hits: 1, at: clock() });
  };
  const { contentPaths, contentChanged } = resolver;
  const imports = createRedirectImports(deps);
  const changing = async <Result>(change: Promise<Result>): Promise<Result> => {
    const result = await change;
    resolver.redirectsChanged();
    return result;
  };
  return {
    resolveNotFound: (pathname, search) => resolver.resolveNotFound(pathname, search),
    mayBeForQuery: (pathAndQuery) => resolver.mayBeForQuery(pathAndQuery),
    async resolve({ pathname, search, isVisit }) {
      const found = await resolver.resolve(pathname, search);
      if (!found) return undefined;
      // The route responds with 410, and counts it.
      if (found.status === 410 && !isForQuery(found.starts[0] ?? '')) return undefined;
      if (isVisit) count(found.starts);
      return { status: found.status, to: found.to };
    },
    trace: (address) => traceAddress(resolver, address),
    count,
    save: (request) => changing(saveRedirect(deps, request)),
    delete: (starts, by) => changing(deleteRedirects(deps, starts, by)),
    undoChange: (id, by) => changing(undoChange(deps, id, by)),
    find: async (from) => (from.includes('\0') ? undefined : findRedirect(db, from)),
    list: (filter, page) => listRedirects(db, filter, page, { contentPaths, now: clock() }),
    to: (path, request) => listRedirectsTo(db, path, request),
    counts: () => countRedirects(db, { contentPaths, now: clock() }),
    all: (filter) => allRedirects(db, filter, { contentPaths, now: clock() }),
    imports: { ...imports, apply: (by) => changing(imports.apply(by)) },
    contentChanged,
    flush: () => hits.flush(),
  };
}

/** A redirect that leads to a page. */
interface RedirectTo {
  from: string;
  createdAt: Date;
  /** null if a page that moved created it */
  createdByName: string | null;
}

/** The redirects to a path of this site that were created since a moment, newest first. */
async function listRedirectsTo(
  db: Db,
  path: string,
  { since, limit }: { since: Date; limit: number },
): Promise<RedirectTo[]> {
  const target = normalizePath(path);
  if (target === undefined) return [];
  return db
    .select({
      from: redirects.fromPath,
      createdAt: redirects.createdAt,
      createdByName: redirects.createdByName,
    })
    .from(redirects)
    .where(and(eq(redirects.targetPath, target), gte(redirects.createdAt, since)))
    .orderBy(desc(redirects.createdAt))
    .limit(limit);
}
