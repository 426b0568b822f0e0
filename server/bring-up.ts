import { setTimeout as wait } from 'node:timers/promises';
import type { FirstOwner } from '#src/platform/auth/first-owner.server.ts';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import type { System } from '#src/wiring/build-system.server.ts';
import type { Environment } from './environment.ts';

const RETRY_MS = 2_000;

interface Work {
  /** Whether this process runs jobs. */
  work: boolean;
  /** Called when the tables exist, before sample content is added. */
  onMigrated?(): void;
  /** Called after each attempt that failed. */
  onFailure?(): void;
}

/**
 * Prepares the database: schema, queue, sample content, first owner. Retries until it succeeds, so that a web process
 * may start before its database; until then pages show their defaults and /readyz returns 503.
 */
export async function bringUp(
  system: System,
  { connectionString, log }: Pick<Environment, 'connectionString' | 'log'>,
  { work, onMigrated, onFailure }: Work,
): Promise<FirstOwner> {
  for (;;) {
    try {
      await migrateDatabase(connectionString);
      await system.settings.refresh();
      onMigrated?.();
      await system.startQueue();
      const { firstOwner } = await system.seed();
      if (work) await system.work();
      return firstOwner;
    } catch (error) {
      if ((error as { operator?: boolean }).operator) throw error; // retrying does not fix a setting
      onFailure?.();
      log.warn({ err: error, retryInMs: RETRY_MS }, 'the database is not ready yet');
      await wait(RETRY_MS);
    }
  }
}
