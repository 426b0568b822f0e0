import type { AccountThrottle } from '#src/platform/auth/account-throttle.server.ts';
import type { Auth } from '#src/platform/auth/auth.server.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database, Db } from '#src/platform/db/database.server.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { Secret } from '#src/platform/signed-token/secret.ts';
import type { Notices } from './notices.server.ts';

export interface PeopleDeps {
  db: Database['db'];
  queue: Pick<JobQueue, 'send'>;
  auth: Pick<Auth, 'signInUser' | 'renewDevice'>;
  throttle: AccountThrottle;
  notices: Notices;
  /** deletes what other domains keep for a user who is removed */
  forget(tx: Db, userId: string): Promise<void>;
  /** from `loadSessionSecret` */
  secret: Secret;
  clock: Clock;
  log: Logger;
  /** delays a response so that its time reveals nothing; default: a timer */
  wait?: (ms: number) => Promise<unknown>;
}
