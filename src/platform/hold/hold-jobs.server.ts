import type { Base } from '#src/platform/base.ts';
import type { Job, JobBinding } from '#src/platform/jobs/job.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { Schedule } from '#src/platform/jobs/schedule.server.ts';
import { type Hold, listHeldJobIds, saveHeldJob, takeHeldJob } from './hold.server.ts';

interface HoldDeps extends Pick<Base, 'db' | 'clock' | 'log'> {
  hold: Pick<Hold, 'isHeld'>;
}

/**
 * Wraps a job so that it is saved while the site is held, and queued again after the release. When the database is
 * unavailable, the job fails and the queue retries it. Internal jobs are returned unchanged.
 */
export function deferWhileHeld(
  { db, hold, clock, log }: HoldDeps,
  binding: JobBinding,
): JobBinding {
  const { job, handle } = binding;
  if (job.isInternal) return binding;
  return {
    job,
    async handle(payload) {
      if (!(await hold.isHeld())) return handle(payload);
      await saveHeldJob(db, job.name, payload, clock());
      log.info({ job: job.name }, 'a job was saved until the site is released');
    },
  };
}

interface ReleaseDeps extends Omit<HoldDeps, 'clock'> {
  queue: Pick<JobQueue, 'send'>;
  jobs: readonly Job[];
}

const BATCH = 500;
const RELEASE_MS = 5_000;

/**
 * Queues the held jobs; each is deleted and queued in one transaction, so several nodes may run this at once.
 * @returns the number of queued jobs; 0 while the site is held
 */
export async function queueHeldJobs({ db, hold, queue, jobs, log }: ReleaseDeps): Promise<number> {
  if (await hold.isHeld()) return 0;
  let queued = 0;
  for (const id of await listHeldJobIds(db, BATCH)) {
    await db
      .transaction(async (tx) => {
        const held = await takeHeldJob(tx, id);
        if (!held) return;
        const job = jobs.find(({ name }) => name === held.name);
        if (!job) throw new Error(`the job ${held.name} no longer exists`);
        await queue.send(job, held.payload, { tx });
        queued += 1;
      })
      .catch((err: unknown) => log.warn({ err }, 'a held job could not be queued yet'));
  }
  if (queued > 0) log.info({ jobs: queued }, 'held jobs were queued after the release');
  return queued;
}

/** Queues held jobs soon after any node releases the site. */
export const releaseSchedule = (deps: ReleaseDeps): Schedule => ({
  everyMs: RELEASE_MS,
  run: () => queueHeldJobs(deps),
  failure: 'held jobs could not be listed',
});
