import type { Actor } from '#src/platform/activity/activity.ts';
import { createBatchWriter } from '#src/platform/batch-writer/batch-writer.server.ts';
import { createAddressResolver } from './resolve-address.server.ts';
import type { RedirectInput } from './parse-redirect.ts';
import {
  saveRedirect,
  saveRedirects,
  type RedirectDeps,
  type RedirectRequest,
  type SaveResult,
} from './save-redirect.server.ts';
import { deleteRedirects, undoChange } from './delete-redirects.server.ts';
import { createRedirectImports } from './import-redirects.server.ts';
import { allRedirects, countRedirects, listRedirects } from './list-redirects.server.ts';
import { isForQuery } from './redirect.ts';
import { addHits, findRedirect } from './redirect-repository.server.ts';
import type { RedirectFilter } from './redirect-views.ts';
import { traceAddress } from './trace-address.server.ts';
import { and, desc, eq, gte } from 'drizzle-orm';
import { normalizePath } from '#src/domains/site-map/normalize-path.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { redirects } from './redirects-tables.server.ts';

export type Redirects = ReturnType<typeof createRedirects>;

export function createRedirects(deps: RedirectDeps) {
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
    /**
     * Resolves a path, in any spelling, at which no content was found: to its canonical spelling, else by its redirects. Resolves
     * to undefined if neither exists, if the database is down, or after a second.
     */
    resolveNotFound: resolver.resolveNotFound,
    /** Whether a redirect may be for this very query of an address, even if content is there. Does not wait. */
    mayBeForQuery: resolver.mayBeForQuery,
    /**
     * Resolves an address before content is looked up: undefined if content exists there, and for 410 unless it is for this very
     * query. Counts a hit if `isVisit`.
     * @returns the target with the request's query
     */
    async resolve({
      pathname,
      search,
      isVisit,
    }: {
      pathname: string;
      search: string;
      isVisit: boolean;
    }) {
      const found = await resolver.resolve(pathname, search);
      if (!found) return undefined;
      // The route responds with 410, and counts it.
      if (found.status === 410 && !isForQuery(found.starts[0] ?? '')) return undefined;
      if (isVisit) count(found.starts);
      return { status: found.status, to: found.to };
    },
    /** Follows a path with query step by step, without counting. */
    trace: (address: string) => traceAddress(resolver, address),
    /** Counts a visit to redirects that were followed; written later. */
    count,
    save: (request: RedirectRequest) => changing(saveRedirect(deps, request)),
    /** Adds redirects where there are none. */
    add: (
      inputs: readonly RedirectInput[],
      by: Actor,
      note: (tx: Db, results: SaveResult[]) => Promise<unknown>,
    ) => changing(saveRedirects(deps, inputs, by, note)),
    delete: (starts: readonly string[], by: Actor) => changing(deleteRedirects(deps, starts, by)),
    /** Takes a deletion or an import back. */
    undoChange: (id: string, by: Actor) => changing(undoChange(deps, id, by)),
    /** @param from `Redirect.from` */
    find: async (from: string) => (from.includes('\0') ? undefined : findRedirect(db, from)),
    list: (filter: RedirectFilter, page: number) =>
      listRedirects(db, filter, page, { contentPaths, now: clock() }),
    /** Redirects to a path that were created since a moment, newest first. */
    to: (path: string, request: { since: Date; limit: number }) =>
      listRedirectsTo(db, path, request),
    counts: () => countRedirects(db, { contentPaths, now: clock() }),
    /** Every redirect that matches, by address; whether they are dead is not found out. */
    all: (filter: RedirectFilter) => allRedirects(db, filter, { contentPaths, now: clock() }),
    imports: {
      ...imports,
      apply: (by: Parameters<typeof imports.apply>[0]) => changing(imports.apply(by)),
    },
    /** Forgets which paths have content. */
    contentChanged,
    /** Writes pending counts. */
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
