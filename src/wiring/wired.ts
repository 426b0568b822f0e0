import type { JobBinding } from '#src/platform/jobs/job.ts';
import type { Schedule } from '#src/platform/jobs/schedule.server.ts';
import type { Services } from '#src/services.server.ts';

/** What each `wireX` returns. All jobs and schedules are started together. */
export interface Wired<Name extends keyof Services = never> {
  /** services for routes */
  services: Pick<Services, Name>;
  /** background jobs and their handlers */
  jobs: readonly JobBinding[];
  /** periodic work of a worker, besides jobs */
  schedules: readonly Schedule[];
}
