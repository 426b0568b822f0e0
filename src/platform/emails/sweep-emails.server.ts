import type { Clock } from '#src/platform/clock/clock.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { listDueEmails } from './email-repository.server.ts';
import { type PromiseDeps, queueEmail } from './promise-email.server.ts';

export interface SweepDeps extends PromiseDeps {
  db: Db;
  clock: Clock;
  log: Logger;
}

/** An email's own job has this long before the sweep sends another. */
const GRACE_MS = 60_000;
const MAX_AT_ONCE = 500;

/**
 * Queues every email whose time has come and that has no job to run now: a job that was lost, or given up, loses no email. A
 * second job does no harm, since only one worker can claim an email.
 * @returns how many were queued
 */
export async function sweepEmails(deps: SweepDeps, graceMs = GRACE_MS): Promise<number> {
  const { db, box, clock, log } = deps;
  const before = new Date(clock().getTime() - graceMs);
  let queued = 0;
  for (const ids of await listDueEmails(db, box.table, before, MAX_AT_ONCE))
    if (await queueEmail(deps, ids, { replacesLater: true })) queued += 1;
  if (queued > 0)
    log.warn({ job: box.job.name, emails: queued }, 'emails without a job were found');
  return queued;
}
