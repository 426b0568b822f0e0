import type { JobQueue, SendOptions } from '#src/platform/jobs/job-queue.server.ts';
import { deliverLead } from './deliver-lead.job.ts';

type Queue = Pick<JobQueue, 'send'>;
type Options = Omit<SendOptions, 'singletonKey'>;

/** Queues an attempt at the CRM; while one waits for its first run, another is not queued, and null is answered. */
export const queueDelivery = (queue: Queue, leadId: string, options: Options = {}) =>
  queue.send(deliverLead, { leadId }, { ...options, singletonKey: leadId });

/** Queues an attempt at the CRM that does not wait for the end of a pause. */
export const queueDeliveryNow = (queue: Queue, leadId: string, options: Pick<Options, 'tx'> = {}) =>
  queueDelivery(queue, leadId, { ...options, replacesLater: true });
