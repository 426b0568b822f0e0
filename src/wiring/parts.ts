import type { Base } from '#src/platform/base.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import type { Services } from '#src/services.server.ts';

/** Arguments of a `wireX`: the services, and what they stand on. */
export interface Parts extends Pick<Base, 'db' | 'clock'>, Services {
  queue: JobQueue;
  store: ObjectStore;
}
