import { z, type ZodType } from 'zod';

/** Retry policy of a job. Times in seconds. */
interface JobPolicy {
  retryLimit: number;
  /** delay before the first retry; it roughly doubles with each further one */
  retryDelay: number;
  retryDelayMax?: number;
  expireInSeconds?: number;
}

/** A kind of background work: queue name, payload and retry policy. */
export interface Job<Payload extends object = object> {
  name: string;
  payload: ZodType<Payload>;
  policy: JobPolicy;
  /** cron expression in UTC: the job runs on this schedule with an empty payload, once across all nodes */
  cron?: string;
  /** sends nothing out of the site, so it also runs while a restored site is held */
  isInternal?: boolean;
}

/** Thrown by a handler whose job would fail the same way on every retry: it becomes a dead letter at once. */
export class PermanentJobError extends Error {}

/** Handles one job. Throw to retry by the policy. A job runs at least once, so handlers must be idempotent. */
export type JobHandler<Payload> = (payload: Payload) => Promise<void>;

export function defineJob<Payload extends object>(job: Job<Payload>): Job<Payload> {
  return job;
}

/** Creates a job without a payload that sends nothing out of the site. */
export const internalJob = (name: string, policy: JobPolicy, cron?: string): Job => ({
  name,
  payload: z.object({}),
  policy,
  isInternal: true,
  ...(cron && { cron }),
});

/** The same for work of every night: what one run does not finish, the next one does. */
export const nightlyJob = (name: string, cron: string): Job =>
  internalJob(
    name,
    { retryLimit: 3, retryDelay: 60, retryDelayMax: 600, expireInSeconds: 3_600 },
    cron,
  );

/** A job with its handler; created by {@link handles}. */
export interface JobBinding {
  job: Job;
  handle: JobHandler<object>;
}

/** Binds a handler to its job with matching types. */
export function handles<Payload extends object>(
  job: Job<Payload>,
  handle: JobHandler<Payload>,
): JobBinding {
  return { job, handle: (payload) => handle(payload as Payload) };
}
