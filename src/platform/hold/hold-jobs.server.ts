import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import type { Job, JobBinding } from '#src/platform/jobs/job.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { Schedule } from '#src/platform/jobs/schedule.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { type Hold, listHeldJobIds, saveHeldJob, takeHeldJob } from './hold.server.ts';

interface HoldDeps {
  db: Database['db'];
  hold: Pick<Hold, 'isHeld'>;
  clock: Clock;
  log: Logger;
}

/**
 * A job that sends something out of the site is kept while the site is held, and done after the release. While the
 * database cannot be asked, the job fails, and the queue tries it again. An internal job is left as it is.
 */
export function whenReleased({ db, hold, clock, log }: HoldDeps, binding: JobBinding): JobBinding {
  const { job, handle } = binding;
  if (job.isInternal) return binding;
  return {
    job,
    async handle(payload) {
      if (!(await hold.isHeld())) return handle(payload);
      await saveHeldJob(db, job.name, payload, clock());
      log.info({ job: job.name }, 'a job waits until the site is released');
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
 * Queues what was kept, each job in a transaction with the end of its keeping. Several nodes may do it at once.
 * @returns how many were queued; 0 while the site is held
 */
export async function queueHeldJobs({ db, hold, queue, jobs, log }: ReleaseDeps): Promise<number> {
  if (await hold.isHeld()) return 0;
  let queued = 0;
  for (const id of await listHeldJobIds(db, BATCH)) {
    await db
      .transaction(async (tx) => {
        const kept = await takeHeldJob(tx, id);
        if (!kept) return;
        const job = jobs.find(({ name }) => name === kept.name);
        if (!job) throw new Error(`there is no job ${kept.name} any more`);
        await queue.send(job, kept.payload, { tx });
        queued += 1;
      })
      .catch((err: unknown) => log.warn({ err }, 'a job that was kept cannot be queued yet'));
  }
  if (queued > 0) log.info({ jobs: queued }, 'jobs that waited for the release were queued');
  return queued;
}

/** Queues what was kept soon after any node released the site. */
export const releaseSchedule = (deps: ReleaseDeps): Schedule => ({
  everyMs: RELEASE_MS,
  run: () => queueHeldJobs(deps),
  failure: 'jobs that wait for a release cannot be looked for',
});
