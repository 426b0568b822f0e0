import { createDeliveryHandler } from '#src/domains/leads/delivery/deliver-lead.server.ts';
import type { CrmPort, CrmResult, CrmSubmission } from '#src/domains/leads/delivery/crm-port.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { START } from '#tests/builders/new-lead.ts';
import type { openLeadQueue } from './lead-queue.ts';

export const ACCEPTED: CrmResult = { outcome: 'accepted', status: 200 };
export const FAILED: CrmResult = { outcome: 'failed', status: 500, message: 'Internal error' };

type Respond = (submission: CrmSubmission, call: number) => CrmResult | Promise<CrmResult>;

interface DeliveryOptions {
  isConfigured?: boolean;
  /** how far the clock is ahead */
  skewMs?: number;
  leaseMs?: number;
}

/** Creates a CRM that responds with the given function, and a delivery handler with its own clock. */
export function createLeadDelivery(
  { db, queue }: Pick<ReturnType<typeof openLeadQueue>, 'db' | 'queue'>,
  respond: Respond,
  { isConfigured = true, skewMs = 0, leaseMs }: DeliveryOptions = {},
) {
  let now = new Date(START.getTime() + skewMs);
  const submissions: CrmSubmission[] = [];
  const crm: CrmPort = {
    isConfigured: () => isConfigured,
    async submit(submission) {
      submissions.push(submission);
      return respond(submission, submissions.length);
    },
  };
  const deps = {
    db: db(),
    queue: queue(),
    crm,
    clock: () => now,
    log: silentLogger,
    paceMs: 1,
    ...(leaseMs !== undefined && { leaseMs }),
  };
  return {
    deps,
    submissions,
    deliver: createDeliveryHandler(deps),
    pass: (ms: number) => (now = new Date(now.getTime() + ms)),
  };
}
