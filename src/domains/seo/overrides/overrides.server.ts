import { bind } from '#src/platform/bind.ts';
import type { Base } from '#src/platform/base.ts';
import type { Actor } from '#src/platform/activity/activity.ts';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { announceContentChange } from '#src/platform/db/notifications.server.ts';
import type { SearchEngineUpdates } from '../submit-addresses.server.ts';
import { activityOfOverrides } from './activity-of-overrides.ts';
import { isRouteIndexable, type RouteOverride } from './override.ts';
import {
  type ChangedRoute,
  findOverrides,
  insertChange,
  listChanges,
  listOverrides,
  listPathChanges,
  listRoutesOfChange,
  listUnlistedPaths,
  lockOverrides,
  moveOverride,
  storeChangedRoutes,
} from './override-repository.server.ts';
import { type OverrideProblem, planChanges, planUndo, type RouteEdit } from './plan-changes.ts';

export type { ChangedRoute };

interface OverrideEdit {
  /** chosen by the browser, so that a repeated request makes one change */
  id: string;
  /** what history calls it, such as 'Edited' or 'Imported from routes.csv' */
  label: string;
  routes: readonly RouteEdit[];
}

export type OverrideResult =
  | { ok: true; changed: number }
  /** nothing was stored */
  | { ok: false; problems: readonly OverrideProblem[] };

/** The SEO manager's values for routes. Reading falls back to what this node read last; the rest throws if the database fails. */
export type Overrides = ReturnType<typeof createOverrides>;

interface OverridesDeps extends Pick<Base, 'db' | 'clock' | 'log'> {
  /** origin of the site */
  siteUrl?: string;
  searchEngineUpdates: SearchEngineUpdates;
}

/** Reads overrides, as the readers of public content do. */
export type OverrideReader = Pick<Overrides, 'of' | 'all'>;

/** For readers of content that has none, such as in tests of other things. */
export const NO_OVERRIDES: OverrideReader = {
  of: () => Promise.resolve(undefined),
  all: () => Promise.resolve(new Map<string, RouteOverride>()),
};

const pathOf = ({ path }: ChangedRoute) => path;

export function createOverrides({ db, siteUrl, searchEngineUpdates, clock, log }: OverridesDeps) {
  let last: ReadonlyMap<string, RouteOverride> = new Map();

  async function readOr<Value>(read: () => Promise<Value>, fallback: () => Value): Promise<Value> {
    try {
      return await read();
    } catch (error) {
      log.warn({ err: error }, 'overrides are shown as they were last read');
      return fallback();
    }
  }

  /** @param plan the routes to change, from what is stored */
  function change(
    { id, label, undoes }: { id: string; label: string; undoes: string | null },
    paths: readonly string[],
    plan: (stored: ReadonlyMap<string, { values: RouteOverride; changedByName: string }>) => {
      changed: ChangedRoute[];
      problems: OverrideProblem[];
    },
    by: Actor,
  ): Promise<OverrideResult> {
    return db.transaction(async (tx) => {
      await lockOverrides(tx);
      const rows = await findOverrides(tx, paths);
      const { changed, problems } = plan(new Map(rows.map((row) => [row.path, row])));
      if (problems.length > 0) return { ok: false as const, problems };
      if (changed.length === 0) return { ok: true as const, changed: 0 };
      const made = { id, label, undoes, by, at: clock() };
      if (!(await insertChange(tx, made))) return { ok: true as const, changed: 0 };
      await storeChangedRoutes(tx, made, changed);
      await recordActivity(tx, activityOfOverrides(by, label, changed), made.at);
      // What becomes hidden is announced as well: search engines list it until they read it again.
      const isListed = (path: string, values: RouteOverride | null) =>
        isRouteIndexable(path, {}, values ?? undefined, siteUrl);
      // What they could not list before, such as a page with noindex of its own, is news only once they can.
      const unlisted = new Set(await listUnlistedPaths(tx, changed.map(pathOf)));
      const { hidden = [], others = [] } = Object.groupBy(changed, ({ path, before, after }) => {
        const isSame = before?.noindex === after?.noindex && before?.canonical === after?.canonical;
        if (unlisted.has(path) && (isSame || !isListed(path, after))) return 'unknown';
        return isListed(path, before) && !isListed(path, after) ? 'hidden' : 'others';
      });
      await searchEngineUpdates.enqueue(tx, others.map(pathOf));
      if (hidden.length > 0) await searchEngineUpdates.enqueue(tx, hidden.map(pathOf), true);
      await announceContentChange(tx);
      return { ok: true as const, changed: changed.length };
    });
  }

  return {
    of: (path: string) =>
      readOr(
        async () =>
          // PostgreSQL rejects a null byte.
          path.includes('\0') ? undefined : (await findOverrides(db, [path]))[0]?.values,
        () => last.get(path),
      ),
    /** Every override by path. */
    all: () =>
      readOr(
        async () => {
          last = new Map((await listOverrides(db)).map(({ path, values }) => [path, values]));
          return last;
        },
        () => last,
      ),
    /** Changes all of the routes, or none if one cannot be changed. All nodes show it within a second. */
    save: ({ id, label, routes }: OverrideEdit, by: Actor) =>
      change(
        { id, label, undoes: null },
        routes.map(({ path }) => path),
        (stored) => planChanges(stored, routes),
        by,
      ),
    /** Takes a change back where its values are still in place. @param id of the new change */
    async undo({ id, undoes }: { id: string; undoes: string }, by: Actor): Promise<OverrideResult> {
      const routes = await listRoutesOfChange(db, undoes);
      return change(
        { id, label: 'Undone', undoes },
        routes.map(({ path }) => path),
        (stored) => planUndo(stored, routes),
        by,
      );
    },
    ...bind(db, {
      /** Newest first. */
      history: listChanges,
      /** The changes of one route since a moment, newest first. */
      pathChanges: listPathChanges,
      /** The routes of a change by path. */
      routesOf: listRoutesOfChange,
    }),
  };
}

/** Moves the override of a page with it. Call it in the transaction that stores the new address. */
export async function followOverrideMove(tx: Db, { from, to }: { from: string; to: string }) {
  await lockOverrides(tx);
  await moveOverride(tx, from, to);
}
