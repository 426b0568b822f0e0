import type { ZodType } from 'zod';

/** When a job is tried again, and for how long it is kept. Times in seconds. */
export interface JobPolicy {
  retryLimit: number;
  /** delay before the first retry; each further one waits about twice as long */
  retryDelay: number;
  retryDelayMax?: number;
  expireInSeconds?: number;
}

/** A kind of background work: its queue's name, what it carries, and how stubborn it is. */
export interface Job<Payload extends object = object> {
  name: string;
  payload: ZodType<Payload>;
  policy: JobPolicy;
  /** minute, hour, day, month and weekday in UTC: then it runs by itself, once over all nodes, with an empty payload */
  cron?: string;
  /** nothing of it leaves the site: it is done although a restored site is held */
  isInternal?: boolean;
}

/** Thrown by a handler whose job would end the same however often it is tried: it becomes a dead letter at once. */
export class PermanentJobError extends Error {}

/** Does one job. Throwing means: try again by the policy. Runs at least once, so it must bear a repetition. */
export type JobHandler<Payload> = (payload: Payload) => Promise<void>;

export function defineJob<Payload extends object>(job: Job<Payload>): Job<Payload> {
  return job;
}

/** A job with the function that does it; made by {@link handles}. */
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
