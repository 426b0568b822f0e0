import type { Base } from '#src/platform/base.ts';
import { listDueEmails } from './email-repository.server.ts';
import { type PromiseDeps, queueEmails } from './promise-email.server.ts';

export type SweepDeps = Pick<Base, 'db' | 'clock' | 'log'> & PromiseDeps;

/** How long an email's own job has before the sweep queues another. */
const GRACE_MS = 60_000;
const MAX_AT_ONCE = 500;

/**
 * Queues every due email without a pending job, so that a lost job loses no email. A duplicate job does no harm, since
 * only one worker can claim an email.
 * @returns the number of queued emails
 */
export async function sweepEmails(deps: SweepDeps, graceMs = GRACE_MS): Promise<number> {
  const { db, box, clock, log } = deps;
  const before = new Date(clock().getTime() - graceMs);
  let queued = 0;
  for (const ids of await listDueEmails(db, box.table, before, MAX_AT_ONCE))
    if (await queueEmails(deps, ids, { replacesLater: true })) queued += 1;
  if (queued > 0)
    log.warn({ job: box.job.name, emails: queued }, 'emails without a job were found');
  return queued;
}
