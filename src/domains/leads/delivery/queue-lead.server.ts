import type { JobQueue, SendOptions } from '#src/platform/jobs/job-queue.server.ts';
import { deliverLead } from './deliver-lead.job.ts';

type Queue = Pick<JobQueue, 'send'>;
type Options = Omit<SendOptions, 'singletonKey'>;

/** Queues a delivery attempt. Resolves to null when one is already waiting for its first run. */
export const queueDelivery = (queue: Queue, leadId: string, options: Options = {}) =>
  queue.send(deliverLead, { leadId }, { ...options, singletonKey: leadId });

/** Queues a delivery attempt now, even if a later one is queued. */
export const queueDeliveryNow = (queue: Queue, leadId: string, options: Pick<Options, 'tx'> = {}) =>
  queueDelivery(queue, leadId, { ...options, replacesLater: true });
