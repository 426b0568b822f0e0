import type { Clock } from './clock/clock.ts';
import type { Database } from './db/database.server.ts';
import type { JobQueue } from './jobs/job-queue.server.ts';
import type { Logger } from './logging/logger.server.ts';

/** Services that most use cases stand on; each picks what it needs. */
export interface Base {
  db: Database['db'];
  queue: Pick<JobQueue, 'send'>;
  clock: Clock;
  log: Logger;
}
