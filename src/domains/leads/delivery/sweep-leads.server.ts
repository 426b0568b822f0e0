import type { DeliveryDeps } from './deliver-lead.server.ts';
import { listDueLeads } from './delivery-repository.server.ts';
import { LEAD_FORMS } from '#src/domains/leads/lead.ts';
import { queueDeliveryNow } from './queue-lead.server.ts';

/** How long the job of a lead may take before the sweep sends another. */
const GRACE_MS = 60_000;
const BATCH_SIZE = 500;

/**
 * Queues every due lead without a job, and leads whose form has been configured since. A duplicate job is harmless:
 * only one worker can claim a lead.
 * @returns how many were queued
 */
export async function sweepLeads(
  { db, queue, crm, clock, log }: DeliveryDeps,
  graceMs = GRACE_MS,
): Promise<number> {
  const due = { before: new Date(clock().getTime() - graceMs), limit: BATCH_SIZE };
  const withoutJob = await listDueLeads(db, {
    ...due,
    forms: LEAD_FORMS,
    states: ['waiting', 'retrying'],
  });
  const configured = LEAD_FORMS.filter((form) => crm.isConfigured(form));
  const newlyConfigured = await listDueLeads(db, {
    ...due,
    forms: configured,
    states: ['not-configured'],
  });
  const requeued = await queueAll(withoutJob);
  if (requeued > 0) log.warn({ leads: requeued }, 'queued leads that had lost their job');
  return requeued + (await queueAll(newlyConfigured));

  /** Returns how many were queued; during a backlog most leads have a job already. */
  async function queueAll(ids: readonly string[]) {
    let queued = 0;
    for (const leadId of ids) if (await queueDeliveryNow(queue, leadId)) queued += 1;
    return queued;
  }
}
