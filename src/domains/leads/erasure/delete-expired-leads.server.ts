import type { Base } from '#src/platform/base.ts';
import { RETENTION } from '#src/platform/activity/activity.ts';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import { deleteTestLeads } from '#src/domains/leads/delivery/crm-health-repository.server.ts';
import type { LeadState } from '#src/domains/leads/lead.ts';
import { STATE_NAMES } from '#src/domains/leads/lead-words.ts';
import { lockExpired, removeLeads } from '#src/domains/leads/lead-repository.server.ts';

/** For how many days leads are retained; 0 means forever. */
export interface LeadRetention {
  /** in quarantine, counted from their arrival */
  quarantineDays: number;
  /** delivered or refused, counted from that change */
  finishedDays: number;
}

interface RetentionDeps extends Pick<Base, 'db' | 'clock' | 'log'> {
  retention: LeadRetention;
  /** maximum number of leads deleted in one transaction */
  batchSize?: number;
}

const DAY_MS = 24 * 3_600_000;

/**
 * Creates the handler that deletes expired leads. Never deletes a lead that still has to reach the CRM, however old.
 * Safe to run on several nodes at once.
 */
export function createExpiredLeadsHandler(deps: RetentionDeps) {
  const { clock, retention, log } = deps;
  return async () => {
    const before = (days: number) => new Date(clock().getTime() - days * DAY_MS);
    const { quarantineDays, finishedDays } = retention;
    await deleteTestLeads(deps.db, before(1));
    const quarantined =
      quarantineDays &&
      (await deleteAll(deps, ['quarantined'], 'createdAt', before(quarantineDays)));
    const finished =
      finishedDays &&
      (await deleteAll(deps, ['delivered', 'refused'], 'updatedAt', before(finishedDays)));
    if (quarantined + finished > 0)
      log.info({ quarantined, finished }, 'expired leads were deleted');
  };
}

async function deleteAll(
  { db, clock, batchSize = 500 }: RetentionDeps,
  states: LeadState[],
  since: 'createdAt' | 'updatedAt',
  before: Date,
) {
  for (let deleted = 0; ;) {
    const count = await db.transaction(async (tx) => {
      // Locks the rows: a person may be releasing one from quarantine right now.
      const expired = await lockExpired(tx, states, since, before, batchSize);
      const ids = expired.map(({ id }) => id);
      if (ids.length === 0) return 0;
      await removeLeads(tx, ids);
      await recordActivity(tx, expiredEntry(states, ids.length), clock());
      return ids.length;
    });
    deleted += count;
    if (count < batchSize) return deleted;
  }
}

const expiredEntry = (states: readonly LeadState[], count: number) => ({
  actor: RETENTION,
  area: 'leads' as const,
  action: 'leads.expired',
  object: { kind: 'leads', label: 'expired leads' },
  before: { Leads: count, State: states.map((state) => STATE_NAMES[state]).join(', ') },
});
