import { and, inArray, ne } from 'drizzle-orm';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { CrmPort } from './delivery/crm-port.ts';
import { isUnclaimed, saveDelivery } from './delivery/delivery-repository.server.ts';
import { promiseLeadEmails } from './emails/lead-emails.server.ts';
import { markReleased, markNotConfigured } from './lead.ts';
import type { ReleaseResult } from './leads.server.ts';
import { leads } from './leads-tables.server.ts';
import { queueDeliveryNow } from './delivery/queue-lead.server.ts';

export interface ManageDeps {
  db: Database['db'];
  queue: Pick<JobQueue, 'send'>;
  /** whether a CRM form is configured */
  crm: Pick<CrmPort, 'isConfigured'>;
  clock: Clock;
  log: Logger;
}

/**
 * Queues leads for delivery that are neither delivered nor claimed. Leads without a configured form wait for the
 * sweep. Promises emails only for leads that leave quarantine.
 */
export function releaseLeads(
  { db, queue, crm, clock, log }: ManageDeps,
  ids: readonly string[],
): Promise<ReleaseResult> {
  return db.transaction(async (tx) => {
    const now = clock();
    const rows = await tx
      .select()
      .from(leads)
      .where(and(inArray(leads.id, [...ids]), ne(leads.state, 'delivered'), isUnclaimed))
      .orderBy(leads.id) // a fixed lock order prevents deadlocks between two releases
      .for('update');
    const count: ReleaseResult = { queued: 0, unconfigured: 0 };
    for (const row of rows) {
      const after = markReleased(row, now);
      const isConfigured = crm.isConfigured(row.form);
      await saveDelivery(tx, row, isConfigured ? after : markNotConfigured(after), now);
      if (isConfigured) await queueDeliveryNow(queue, row.id, { tx });
      if (row.state === 'quarantined') await promiseLeadEmails(queue, tx, row, now);
      count[isConfigured ? 'queued' : 'unconfigured'] += 1;
    }
    log.info(count, 'leads were released');
    return count;
  });
}

export async function deleteLeads({ db, log }: ManageDeps, ids: readonly string[]) {
  const deleted = await db
    .delete(leads)
    .where(inArray(leads.id, [...ids]))
    .returning({ id: leads.id });
  log.info({ leads: deleted.length }, 'leads were deleted');
  return deleted.length;
}
