import { vi } from 'vitest';
import type { CrmResult, CrmSubmission } from '#src/domains/leads/delivery/crm-port.ts';
import { createLeadDelivery } from './lead-delivery.ts';
import { openLeadQueue } from './lead-queue.ts';

/** A lead queue with workers that can stall while holding a claim. Call it once per file. */
export function openStallingWorkers() {
  const leadQueue = openLeadQueue();
  const { db, query, view } = leadQueue;

  /** Creates a worker whose CRM calls resolve when the test resolves them. */
  function createWorker(options: Parameters<typeof createLeadDelivery>[2] = {}) {
    const calls: { submission: CrmSubmission; respond: (result: CrmResult) => void }[] = [];
    const { deps, deliver } = createLeadDelivery(
      leadQueue,
      (submission) => new Promise((respond) => calls.push({ submission, respond })),
      options,
    );
    return {
      deps,
      calls,
      deliver: (leadId: string) => deliver({ leadId }),
      /** Starts a delivery. Resolves once the CRM is called. */
      async startDelivery(leadId: string) {
        const nth = calls.length;
        const done = deliver({ leadId });
        await vi.waitUntil(() => calls.length > nth);
        return {
          async settle(result: CrmResult) {
            calls[nth]!.respond(result);
            await done;
          },
        };
      },
    };
  }

  /** Expires the claim, as a stalled worker or a fast database clock would. */
  const expireLease = () =>
    query(`update leads set claimed_until = clock_timestamp() - interval '1 second'`);
  const timeline = async (id: string) =>
    (await view(id)).timeline.map(({ outcome, status, message }) => ({ outcome, status, message }));

  /** Runs `meanwhile` between the claim and the turn of a worker. */
  async function beforeItsTurn(
    leadId: string,
    meanwhile: () => Promise<unknown>,
    worker = createWorker(),
  ) {
    await query('insert into crm_pace (next_at) values (now())');
    const { delivering } = await db().transaction(async (tx) => {
      await tx.execute('select from crm_pace for update');
      const delivering = worker.deliver(leadId);
      const claimed = () => query('select from leads where claimed_until is not null');
      await vi.waitUntil(async () => (await claimed()).length > 0);
      await meanwhile();
      return { delivering };
    });
    return { ...worker, delivering };
  }

  return { ...leadQueue, createWorker, expireLease, timeline, beforeItsTurn };
}
