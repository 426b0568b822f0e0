import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database, Db } from '#src/platform/db/database.server.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { CrmPort } from './delivery/crm-port.ts';
import { isUnclaimed, saveDelivery } from './delivery/delivery-repository.server.ts';
import { promiseLeadEmails } from './emails/lead-emails.server.ts';
import { released, unconfigured } from './lead.ts';
import type { Released } from './leads.server.ts';
import { leadErasures, leads } from './leads-tables.server.ts';
import { queueDeliveryNow } from './delivery/queue-lead.server.ts';

export interface ManageNeeds {
  db: Database['db'];
  queue: Pick<JobQueue, 'send'>;
  /** whether there is a form in the CRM to deliver to */
  crm: Pick<CrmPort, 'isConfigured'>;
  clock: Clock;
  /** remembers an erasure beyond a restore; returns the address as a keyed hash */
  recordErasure(tx: Db, email: string, at: Date): Promise<string>;
  /** mails that are files of ours and name an address */
  mails: {
    find(email: string): Promise<string[]>;
    remove(paths: readonly string[]): Promise<void>;
  };
  /** removes what other parts of the system know of a person, and of her leads; answers how much, by kind */
  eraseElsewhere(
    tx: Db,
    email: string,
    leadIds: readonly string[],
  ): Promise<Record<string, number>>;
  log: Logger;
}

/**
 * Queues leads (again) that are neither delivered nor just being so. Those whose form is not configured have nowhere to
 * go yet, and wait for the sweep. Emails are promised when one leaves quarantine, not again.
 */
export function releaseLeads(
  { db, queue, crm, clock, log }: ManageNeeds,
  ids: readonly string[],
): Promise<Released> {
  return db.transaction(async (tx) => {
    const now = clock();
    const rows = await tx
      .select()
      .from(leads)
      .where(and(inArray(leads.id, [...ids]), ne(leads.state, 'delivered'), isUnclaimed))
      .orderBy(leads.id) // the same order for everybody: two people never wait for each other
      .for('update');
    const count: Released = { queued: 0, unconfigured: 0 };
    for (const row of rows) {
      const after = released(row, now);
      const isConfigured = crm.isConfigured(row.form);
      await saveDelivery(tx, row, isConfigured ? after : unconfigured(after), now);
      if (isConfigured) await queueDeliveryNow(queue, row.id, { tx });
      if (row.state === 'quarantined') await promiseLeadEmails(queue, tx, row, now);
      count[isConfigured ? 'queued' : 'unconfigured'] += 1;
    }
    log.info(count, 'leads were released');
    return count;
  });
}

export async function removeLeads({ db, log }: ManageNeeds, ids: readonly string[]) {
  const gone = await db
    .delete(leads)
    .where(inArray(leads.id, [...ids]))
    .returning({ id: leads.id });
  log.info({ leads: gone.length }, 'leads were deleted');
  return gone.length;
}

/**
 * Removes a person in one transaction, and then her mails: a file does not come back when a transaction is rolled back.
 * Should the process end in between, a worker removes them by the ledger. The record that remains holds a keyed hash, so
 * that it can only be checked; where there was nothing to remove, none does.
 */
export async function erasePerson(deps: ManageNeeds, email: string, by: string) {
  const { db, clock, recordErasure, mails, eraseElsewhere, log } = deps;
  const paths = await mails.find(email);
  const removed = await db.transaction(async (tx) => {
    const now = clock();
    const gone = await tx
      .delete(leads)
      .where(eq(sql`lower(${leads.email})`, email.toLowerCase()))
      .returning({ id: leads.id });
    const ids = gone.map(({ id }) => id);
    const elsewhere = await eraseElsewhere(tx, email, ids);
    const counts = { leads: ids.length, ...elsewhere, mails: paths.length };
    if (Object.values(counts).every((count) => count === 0)) return counts;
    const emailHash = await recordErasure(tx, email, now);
    await tx
      .insert(leadErasures)
      .values({ emailHash, removed: counts, erasedBy: by, erasedAt: now });
    return counts;
  });
  await mails
    .remove(paths)
    .catch((err: unknown) => log.warn({ err }, 'mails of an erased person are still there'));
  log.info({ removed }, 'a person was erased');
  return removed;
}
