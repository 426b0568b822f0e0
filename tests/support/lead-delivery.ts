import type { CrmAnswer, CrmPort, CrmSubmission } from '#src/domains/leads/delivery/crm-port.ts';
import { createDeliveryHandler } from '#src/domains/leads/delivery/deliver-lead.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { START } from '#tests/builders/new-lead.ts';
import { openLeadQueue } from './lead-queue.ts';

const TIMING = { watchSeconds: 1, pollSeconds: 0.5 };

export const ACCEPTED: CrmAnswer = { outcome: 'accepted', status: 200 };
export const FAILED: CrmAnswer = { outcome: 'failed', status: 500, message: 'Internal error' };

/** Leads and their delivery to a simulated CRM, on a database of their own. Call once per file. */
export function openLeadDelivery() {
  const leadQueue = openLeadQueue(TIMING);
  const { db, queue, query, view } = leadQueue;
  return {
    ...leadQueue,
    /** The jobs of deliveries that are not completed. */
    jobs: () =>
      query(
        `select data, start_after, state from pgboss.job where name = 'deliver-lead' and state <> 'completed'`,
      ),
    outcomes: async (id: string) => (await view(id)).timeline.map(({ outcome }) => outcome),
    /** A CRM that answers by the given function, and a delivery with its own time. */
    createWorld(
      answer: (submission: CrmSubmission, call: number) => CrmAnswer | Promise<CrmAnswer>,
      isConfigured = true,
    ) {
      let now = START;
      const asked: CrmSubmission[] = [];
      const crm: CrmPort = {
        isConfigured: () => isConfigured,
        async submit(submission) {
          asked.push(submission);
          return answer(submission, asked.length);
        },
      };
      const deps = {
        db: db(),
        queue: queue(),
        crm,
        clock: () => now,
        log: silentLogger,
        paceMs: 1,
      };
      return {
        deps,
        asked,
        deliver: createDeliveryHandler(deps),
        pass: (ms: number) => (now = new Date(now.getTime() + ms)),
      };
    },
  };
}
