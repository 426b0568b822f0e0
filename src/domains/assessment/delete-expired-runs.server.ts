import type { Base } from '#src/platform/base.ts';
import type { Leads } from '#src/domains/leads/leads.server.ts';
import { RETENTION } from '#src/platform/activity/activity.ts';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import { listUntouchedRuns, deleteUntouchedRuns } from './run-repository.server.ts';

interface RetentionDeps extends Pick<Base, 'db' | 'clock' | 'log'> {
  leads: Pick<Leads, 'filterExisting'>;
  /** days since the last answer; 0 retains runs forever */
  retentionDays: () => number;
  /** rows per query */
  batchSize?: number;
}

const DAY_MS = 24 * 3_600_000;

/**
 * Creates the handler that deletes runs past their retention that have no lead, or whose lead no longer exists. Safe to run on
 * several nodes at once.
 */
export function createExpiredRunsHandler(deps: RetentionDeps) {
  const { db, leads, clock, log, batchSize = 500 } = deps;
  return async () => {
    const retentionDays = deps.retentionDays();
    if (retentionDays === 0) return;
    const before = new Date(clock().getTime() - retentionDays * DAY_MS);
    let deleted = 0;
    for (let after: string | undefined, isLast = false; !isLast;) {
      const runs = await listUntouchedRuns(db, { before, after, limit: batchSize });
      isLast = runs.length < batchSize;
      after = runs.at(-1)?.id;
      const existing = await leads.filterExisting(runs.flatMap(({ leadId }) => leadId ?? []));
      const expired = runs.filter(({ leadId }) => leadId === null || !existing.has(leadId));
      deleted += await db.transaction(async (tx) => {
        const count = await deleteUntouchedRuns(tx, expired, before);
        if (count > 0) await recordActivity(tx, expiredEntry(count), clock());
        return count;
      });
    }
    if (deleted > 0) log.info({ runs: deleted }, 'deleted expired assessment runs');
  };
}

const expiredEntry = (count: number) => ({
  actor: RETENTION,
  area: 'leads' as const,
  action: 'runs.expired',
  object: { kind: 'runs', label: 'expired assessment runs' },
  before: { Runs: count },
});
