import type { Base } from '#src/platform/base.ts';
import { type Actor, changedFields } from '#src/platform/activity/activity.ts';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import type { CrmPort } from './delivery/crm-port.ts';
import { saveDelivery } from './delivery/delivery-repository.server.ts';
import { promiseLeadEmails } from './emails/lead-emails.server.ts';
import { markReleased, markNotConfigured } from './lead.ts';
import { leadEntry } from './lead-activity.ts';
import { STATE_NAMES } from './lead-words.ts';
import type { ReleaseResult } from './leads.server.ts';
import { lockReleasable, removeLeads } from './lead-repository.server.ts';
import { queueDeliveryNow } from './delivery/queue-lead.server.ts';

export interface ManageDeps extends Pick<Base, 'db' | 'queue' | 'clock' | 'log'> {
  /** whether a CRM form is configured */
  crm: Pick<CrmPort, 'isConfigured'>;
}

/**
 * Queues leads for delivery that are neither delivered nor claimed. Leads without a configured form wait for the
 * sweep. Promises emails only for leads that leave quarantine.
 */
export function releaseLeads(
  { db, queue, crm, clock, log }: ManageDeps,
  ids: readonly string[],
  by: Actor,
): Promise<ReleaseResult> {
  return db.transaction(async (tx) => {
    const now = clock();
    const rows = await lockReleasable(tx, ids);
    const count: ReleaseResult = { queued: 0, unconfigured: 0 };
    for (const row of rows) {
      const released = markReleased(row, now);
      const isConfigured = crm.isConfigured(row.form);
      const after = isConfigured ? released : markNotConfigured(released);
      await saveDelivery(tx, row, after, now);
      if (isConfigured) await queueDeliveryNow(queue, row.id, { tx });
      if (row.state === 'quarantined') await promiseLeadEmails(queue, tx, row, now);
      const action = row.state === 'quarantined' ? 'lead.released' : 'lead.sent-again';
      const changes = changedFields(
        { State: STATE_NAMES[row.state] },
        { State: STATE_NAMES[after.state] },
      );
      await recordActivity(tx, leadEntry(by, action, row, changes), now);
      count[isConfigured ? 'queued' : 'unconfigured'] += 1;
    }
    log.info(count, 'leads were released');
    return count;
  });
}

/** @returns how many were deleted */
export function deleteLeads(
  { db, clock, log }: ManageDeps,
  ids: readonly string[],
  by: Actor,
): Promise<number> {
  return db.transaction(async (tx) => {
    const deleted = await removeLeads(tx, ids);
    for (const lead of deleted) {
      const before = { State: STATE_NAMES[lead.state] };
      await recordActivity(tx, leadEntry(by, 'lead.deleted', lead, { before }), clock());
    }
    log.info({ leads: deleted.length }, 'leads were deleted');
    return deleted.length;
  });
}
