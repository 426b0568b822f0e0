import { createHash } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import { canonicalPaths, encodePath, normalizePath } from '#src/domains/site-map/normalize-path.ts';
import type { Actor } from '#src/platform/activity/activity.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { OverrideResult, Overrides } from '../overrides/overrides.server.ts';
import type { OwnMetadata, OwnMetadataReader } from '../routes/own-metadata.ts';
import { warnOfCanonicals } from '../routes/canonical-warnings.ts';
import { type EditPlan, planEdits, type PlannedRoute } from '../routes/plan-edits.ts';
import type { BulkEdit } from './bulk-edit.ts';
import { pendingEdits } from './pending-edits-tables.server.ts';

/** Edits of many routes: planned, kept for their preview, then applied as one change or not at all. */
export type BulkEdits = ReturnType<typeof createBulkEdits>;

interface BulkEditsDeps {
  db: Db;
  overrides: Pick<Overrides, 'all' | 'save'>;
  /** origin of the site */
  siteUrl: string;
  ownMetadata: OwnMetadataReader;
  /** every path with content, decoded */
  listPaths(): Promise<readonly string[]>;
  clock: Clock;
}

/** How long a prepared edit waits. */
const KEPT_MS = 86_400_000;

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
    const [row] = await db.select().from(pendingEdits).where(eq(pendingEdits.userId, userId));
    return row && { row, plan: await plan(row.edits) };
  }
  const discard = async (userId: string) => {
    await db.delete(pendingEdits).where(eq(pendingEdits.userId, userId));
  };
  return {
    /** Finds what edits would change. Stores nothing. */
    plan,
    /** Keeps a plan without problems for its preview; each user has one. */
    async keep(
      { label, plan: { edits, unchanged, unknown } }: { label: string; plan: EditPlan },
      userId: string,
    ) {
      const preparedAt = clock();
      const old = new Date(preparedAt.getTime() - KEPT_MS);
      await db.delete(pendingEdits).where(lt(pendingEdits.preparedAt, old));
      const kept = edits.map(({ path, set }) => ({ path, set }));
      const values = { label, edits: kept, unchanged, unknown, preparedAt };
      await db
        .insert(pendingEdits)
        .values({ userId, ...values })
        .onConflictDoUpdate({ target: pendingEdits.userId, set: values });
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
      by: Actor & { id: string },
    ): Promise<OverrideResult | 'stale' | undefined> {
      const found = await planPending(by.id);
      if (!found) return undefined;
      const { row, plan: now } = found;
      if (fingerprintOf(now) !== fingerprint) return 'stale';
      const change = { id: changeId, label: row.label, routes: now.edits };
      const result = await overrides.save(change, by);
      if (result.ok) await discard(by.id);
      return result;
    },
    discard,
  };
}

const fingerprintOf = ({ changes }: EditPlan): string =>
  createHash('sha256').update(JSON.stringify(changes)).digest('base64url');
