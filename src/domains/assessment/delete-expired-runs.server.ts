import type { Leads } from '#src/domains/leads/leads.server.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { listUntouchedRuns, removeUntouchedRuns } from './run-repository.server.ts';

interface RetentionDeps {
  db: Database['db'];
  leads: Pick<Leads, 'filterExisting'>;
  clock: Clock;
  /** since the last answer; 0 is for ever */
  retentionDays: number;
  log: Logger;
  /** how many are looked at, and deleted, at once */
  batchSize?: number;
}

const DAY_MS = 24 * 3_600_000;

/**
 * Makes the handler that deletes runs whose time is up and that belong to no lead, or to one that is gone. Several
 * nodes may run it at once.
 */
export function createExpiredRunsHandler(deps: RetentionDeps) {
  const { db, leads, clock, retentionDays, log, batchSize = 500 } = deps;
  return async (): Promise<void> => {
    if (retentionDays === 0) return;
    const before = new Date(clock().getTime() - retentionDays * DAY_MS);
    let deleted = 0;
    for (let after: string | undefined, isLast = false; !isLast;) {
      const runs = await listUntouchedRuns(db, { before, after, limit: batchSize });
      isLast = runs.length < batchSize;
      after = runs.at(-1)?.id;
      const existing = await leads.filterExisting(runs.flatMap(({ leadId }) => leadId ?? []));
      const expired = runs.filter(({ leadId }) => leadId === null || !existing.has(leadId));
      deleted += await db.transaction((tx) => removeUntouchedRuns(tx, expired, before));
    }
    if (deleted > 0) log.info({ runs: deleted }, 'assessment runs were deleted whose time was up');
  };
}
