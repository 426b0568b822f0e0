import type { Base } from '#src/platform/base.ts';
import { hash } from 'node:crypto';
import { canonicalPaths, encodePath, normalizePath } from '#src/domains/site-map/normalize-path.ts';
import type { Actor } from '#src/platform/activity/activity.ts';
import type { OverrideResult, Overrides } from '../overrides/overrides.server.ts';
import type { OwnMetadata, OwnMetadataReader } from '../routes/own-metadata.ts';
import { warnOfCanonicals } from '../routes/canonical-warnings.ts';
import { type EditPlan, planEdits, type PlannedRoute } from '../routes/plan-edits.ts';
import type { BulkEdit } from './bulk-edit.ts';
import { pendingEdits } from './pending-edits-repository.server.ts';

/** Edits of many routes: planned, kept for their preview, then applied as one change or not at all. */
export type BulkEdits = ReturnType<typeof createBulkEdits>;

interface BulkEditsDeps extends Pick<Base, 'db' | 'clock'> {
  overrides: Pick<Overrides, 'all' | 'save'>;
  /** origin of the site */
  siteUrl: string;
  ownMetadata: OwnMetadataReader;
  /** every path with content, decoded */
  listPaths(): Promise<readonly string[]>;
}

export function createBulkEdits(deps: BulkEditsDeps) {
  const { db, overrides, ownMetadata, clock } = deps;
  async function plan(typed: readonly BulkEdit[]): Promise<EditPlan> {
    const known = canonicalPaths(await deps.listPaths());
    const edits = typed.map(({ path, set }) => ({
      path: known.get(normalizePath(encodePath(path)) ?? path) ?? path,
      set,
    }));
    const [own, overriding] = await Promise.all([
      ownMetadata.of(edits.map(({ path }) => path)),
      overrides.all(),
    ]);
    const routeOf = (path: string, metadata: OwnMetadata): PlannedRoute => ({
      own: metadata,
      override: overriding.get(path) ?? null,
    });
    const routes = new Map([...own].map(([path, each]) => [path, routeOf(path, each)]));
    return planEdits(routes, edits);
  }
  async function planPending(userId: string) {
    const row = await pendingEdits.find(db, userId);
    return row && { row, plan: await plan(row.edits) };
  }
  return {
    /** Finds what edits would change. Stores nothing. */
    plan,
    /** Keeps a plan without problems for its preview; each user has one. */
    async keep(
      { label, plan: { edits, unchanged, unknown } }: { label: string; plan: EditPlan },
      userId: string,
    ) {
      const preparedAt = clock();
      const kept = edits.map(({ path, set }) => ({ path, set }));
      const values = { userId, label, edits: kept, unchanged, unknown, preparedAt };
      await pendingEdits.keep(db, values, preparedAt);
    },
    /** The prepared edit of a user, planned anew; undefined if there is none. */
    async pending(userId: string) {
      const found = await planPending(userId);
      if (!found) return undefined;
      const { row, plan: now } = found;
      return {
        label: row.label,
        changes: now.changes,
        unchanged: row.unchanged + now.unchanged,
        unknown: [...row.unknown, ...now.unknown],
        /** what `warnOfCanonicals` says of the changes */
        warnings: await warnOfCanonicals(deps, now.edits),
        /** of the changes; another one means that something has changed since */
        fingerprint: fingerprintOf(now),
      };
    },
    /**
     * Applies the prepared edit of a user.
     * @param changeId of the new change
     * @param fingerprint of what the user saw
     * @returns 'stale' if it would change something else by now; undefined if there is none
     */
    async apply(
      { changeId, fingerprint }: { changeId: string; fingerprint: string },
      by: Actor,
    ): Promise<OverrideResult | 'stale' | undefined> {
      const found = await planPending(by.id);
      if (!found) return undefined;
      const { row, plan: now } = found;
      if (fingerprintOf(now) !== fingerprint) return 'stale';
      const change = { id: changeId, label: row.label, routes: now.edits };
      const result = await overrides.save(change, by);
      if (result.ok) await pendingEdits.discard(db, by.id);
      return result;
    },
    discard: (userId: string) => pendingEdits.discard(db, userId),
  };
}

const fingerprintOf = ({ changes }: EditPlan) =>
  hash('sha256', JSON.stringify(changes), 'base64url');
