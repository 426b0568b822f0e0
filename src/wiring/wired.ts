import type { JobBinding } from '#src/platform/jobs/job.ts';
import type { Schedule } from '#src/platform/jobs/schedule.server.ts';
import type { Services } from '#src/services.server.ts';

/** What each `wireX` returns, so that whatever it brings is started with the rest. */
export interface Wired<Name extends keyof Services = never> {
  /** what routes may call */
  services: Pick<Services, Name>;
  /** background work and the functions that do it */
  jobs: readonly JobBinding[];
  /** what a worker repeats besides jobs */
  schedules: readonly Schedule[];
}
