import { vi } from 'vitest';
import type { CrmAnswer, CrmSubmission } from '#src/domains/leads/delivery/crm-port.ts';
import { createDeliveryHandler } from '#src/domains/leads/delivery/deliver-lead.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { START } from '#tests/builders/new-lead.ts';
import { openLeadQueue } from './lead-queue.ts';

export const WAIT = { timeout: 20_000 };
export const ACCEPTED: CrmAnswer = { outcome: 'accepted', status: 200 };

/** Workers that deliver leads while the test holds the answers of the CRM back. Call once per file. */
export function openDeliveryWorkers() {
  const leadQueue = openLeadQueue();
  const { db, queue, query, view } = leadQueue;

  /** A worker whose calls of the CRM are answered by the test. */
  function createWorker({ skewMs = 0, leaseMs }: { skewMs?: number; leaseMs?: number } = {}) {
    const calls: { submission: CrmSubmission; answer: (answer: CrmAnswer) => void }[] = [];
    const deps = {
      db: db(),
      queue: queue(),
      crm: {
        isConfigured: () => true,
        submit: (submission: CrmSubmission) =>
          new Promise<CrmAnswer>((resolve) => calls.push({ submission, answer: resolve })),
      },
      clock: () => new Date(START.getTime() + skewMs),
      log: silentLogger,
      paceMs: 1,
      ...(leaseMs && { leaseMs }),
    };
    const handle = createDeliveryHandler(deps);
    return {
      deps,
      calls,
      deliver: (leadId: string) => handle({ leadId }),
      /** Starts a delivery; resolves once the CRM is called. */
      async ask(leadId: string) {
        const nth = calls.length;
        const done = handle({ leadId });
        await vi.waitUntil(() => calls.length > nth, WAIT);
        return {
          async settle(answer: CrmAnswer) {
            calls[nth]!.answer(answer);
            await done;
          },
        };
      },
    };
  }

  return {
    ...leadQueue,
    createWorker,
    /** Ends every claim, as a stalled worker or a fast clock of the database would. */
    expireLease: () =>
      query(`update leads set claimed_until = clock_timestamp() - interval '1 second'`),
    timeline: async (id: string) =>
      (await view(id)).timeline.map(({ outcome, status, message }) => ({
        outcome,
        status,
        message,
      })),
    jobs: () => query(`select from pgboss.job where name = 'deliver-lead'`),
    /** Runs `meanwhile` after a worker claimed the lead and before its turn at the CRM comes. */
    async beforeItsTurn(
      leadId: string,
      meanwhile: () => Promise<unknown>,
      worker = createWorker(),
    ) {
      await query('insert into crm_pace (next_at) values (now())');
      const { delivering } = await db().transaction(async (tx) => {
        await tx.execute('select from crm_pace for update');
        const delivering = worker.deliver(leadId);
        const claimed = () => query('select from leads where claimed_until is not null');
        await vi.waitUntil(async () => (await claimed()).length > 0, WAIT);
        await meanwhile();
        return { delivering };
      });
      return { ...worker, delivering };
    },
  };
}
