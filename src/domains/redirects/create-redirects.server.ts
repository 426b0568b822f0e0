import { createBatchWriter } from '#src/platform/batch-writer/batch-writer.server.ts';
import { createAddressResolver } from './resolve-address.server.ts';
import { saveRedirect, saveRedirects, type RedirectDeps } from './save-redirect.server.ts';
import { deleteRedirects, undoChange, saveUndoable } from './delete-redirects.server.ts';
import {
  allRedirects,
  countRedirects,
  listRedirects,
  listRedirectsTo,
} from './redirect-list-repository.server.ts';
import { isForQuery } from './redirect.ts';
import {
  addHits,
  findRedirect,
  listAllRedirects,
  lockRedirects,
  uploads,
} from './redirect-repository.server.ts';
import type { RedirectFilter } from './redirect-views.ts';
import { traceAddress } from './trace-address.server.ts';
import { bind } from '#src/platform/bind.ts';
import type { Actor } from '#src/platform/activity/activity.ts';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import { canonicalPaths } from '#src/domains/site-map/normalize-path.ts';
import { deleteRedirectedNotFound } from './not-found-repository.server.ts';
import { type ImportPlan, planImport } from './plan-import.ts';

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
  /** The same functions, after which redirects are read again. */
  const changing = <Fns extends Record<string, (...args: never[]) => Promise<unknown>>>(
    changes: Fns,
  ) =>
    Object.fromEntries(
      Object.entries(changes).map(([name, change]) => [
        name,
        async (...args: never[]) => {
          const result = await change(...args);
          resolver.redirectsChanged();
          return result;
        },
      ]),
    ) as Fns;
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
    ...changing(
      bind(deps, {
        save: saveRedirect,
        /** Adds redirects where there are none. */
        add: saveRedirects,
        delete: deleteRedirects,
        /** Takes a deletion or an import back. */
        undoChange,
      }),
    ),
    /** @param from `Redirect.from` */
    find: async (from: string) => (from.includes('\0') ? undefined : findRedirect(db, from)),
    list: (filter: RedirectFilter, page: number) =>
      listRedirects(db, filter, page, { contentPaths, now: clock() }),
    /** Redirects to a path that were created since a moment, newest first. */
    ...bind(db, { to: listRedirectsTo }),
    counts: () => countRedirects(db, { contentPaths, now: clock() }),
    /** Every redirect that matches, by address; whether they are dead is not found out. */
    all: (filter: RedirectFilter) => allRedirects(db, filter, { contentPaths, now: clock() }),
    imports: { ...imports, ...changing({ apply: imports.apply }) },
    /** Forgets which paths have content. */
    contentChanged,
    /** Writes pending counts. */
    flush: () => hits.flush(),
  };
}

/** The import of a CSV file: uploaded, shown as a dry run, then applied without the lines that have a problem. */
function createRedirectImports(deps: RedirectDeps) {
  const { db, siteUrl, paths, clock, log } = deps;
  return {
    /** Keeps a file until it is imported; each user has one. */
    async upload({ name, csv }: { name: string; csv: string }, userId: string) {
      const now = clock();
      // PostgreSQL text cannot contain NUL.
      const file = { fileName: name, csv: csv.replaceAll('\0', '\uFFFD'), uploadedAt: now };
      await uploads.keep(db, { userId, ...file }, now);
    },
    /** Plans the changes of a user's file; undefined if there is none. */
    async plan(userId: string): Promise<(ImportPlan & { fileName: string }) | undefined> {
      const file = await uploads.find(db, userId);
      if (!file) return undefined;
      const [stored, existing] = await Promise.all([listAllRedirects(db), paths()]);
      const plan = await planImport(file.csv, stored, siteUrl, canonicalPaths(existing));
      return { ...plan, fileName: file.fileName };
    },
    /** Applies the file of a user, planned anew; `undo` is the id for `undoChange`. Undefined if there is nothing to apply. */
    async apply(by: Actor): Promise<(ImportPlan & { undo: string }) | undefined> {
      const file = await uploads.find(db, by.id);
      if (!file) return undefined;
      const content = canonicalPaths(await paths());
      return db.transaction(async (tx) => {
        await lockRedirects(tx);
        const plan = await planImport(file.csv, await listAllRedirects(tx), siteUrl, content);
        const changed = plan.planned.filter(({ outcome }) => outcome !== 'unchanged');
        const upsert = [...changed, ...plan.collapsed].map(({ redirect }) => redirect);
        if (upsert.length === 0) return undefined;
        const now = clock();
        const undo = await saveUndoable(tx, upsert, { by, now });
        await deleteRedirectedNotFound(
          tx,
          upsert.map(({ from }) => from),
        );
        await uploads.discard(tx, by.id);
        const count = (outcome: string) =>
          changed.filter((planned) => planned.outcome === outcome).length;
        const after = { File: file.fileName, Added: count('added'), Changed: count('changed') };
        const object = { kind: 'redirects', label: 'redirects' };
        const action = 'redirects.imported';
        await recordActivity(tx, { actor: by, area: 'site', action, object, after }, now);
        log.info({ added: after.Added, changed: after.Changed }, 'redirects imported');
        return { ...plan, undo };
      });
    },
    discard: (userId: string) => uploads.discard(db, userId),
  };
}
