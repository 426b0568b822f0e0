import type { Clock } from '#src/platform/clock/clock.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { isCrawlable } from './crawlable.ts';
import { insertChanged } from './route-repository.server.ts';

/** Notes, in the transaction of a change, which paths it concerns. They are read again within seconds. */
export const createChangeNotes =
  ({ clock }: { clock: Clock }) =>
  (tx: Db, paths: readonly string[]): Promise<void> =>
    insertChanged(tx, paths.filter(isCrawlable), clock());
