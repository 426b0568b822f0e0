import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import type { Services } from '#src/services.server.ts';

/** What a `wireX` may take: the services, and what they stand on. */
export interface Parts extends Services {
  db: Database['db'];
  queue: JobQueue;
  store: ObjectStore;
  clock: Clock;
}
