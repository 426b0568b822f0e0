import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import {
  findNewestApplied,
  isBeforeBaseline,
  OLDEST_RELEASE,
  readMigrations,
} from './migrations.server.ts';

/**
 * A statement that waits for a table lock blocks all later ones on the table, including inserts of leads. So it gives
 * up after three seconds, lets them pass, and is retried.
 */
const LOCK_TIMEOUT_MS = 3_000;
const MAX_ATTEMPTS = 10;
const PAUSE_MS = 2_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const LOCK_NOT_AVAILABLE = '55P03';

interface MigrationLimits {
  lockTimeoutMs?: number;
  maxAttempts?: number;
  pauseMs?: number;
}

/**
 * Migrates the database to the newest schema. Several processes may call it at once: one migrates, the others wait on
 * the advisory lock. All pending migrations run in one transaction.
 * @throws when a table stays locked over all attempts, when a migration fails, or, marked `operator`, when the database
 *   is older than the baseline; the schema is then unchanged
 */
export async function migrateDatabase(
  connectionString: string,
  folder = './migrations',
  limits: MigrationLimits = {},
) {
  const { lockTimeoutMs = LOCK_TIMEOUT_MS } = limits;
  const { maxAttempts = MAX_ATTEMPTS, pauseMs = PAUSE_MS } = limits;
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'cadron-migrate',
  });
  client.on('error', () => undefined); // a lost connection fails the running statement
  await client.connect();
  try {
    // Before the timeout is set: waiting for another migrating process blocks no one.
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migration]);
    await refuseOlder(client, folder);
    await client.query(`set lock_timeout = ${lockTimeoutMs}`);
    for (let attempt = 1; ; attempt += 1) {
      try {
        await migrate(drizzle(client), { migrationsFolder: folder });
        return;
      } catch (error) {
        if (!isLocked(error) || attempt >= maxAttempts) throw error;
        await wait(pauseMs);
      }
    }
  } finally {
    await client.end(); // also releases the lock
  }
}

async function refuseOlder(client: Client, folder: string) {
  const applied = await findNewestApplied(client);
  if (!applied || !isBeforeBaseline(await readMigrations(folder), applied)) return;
  const text =
    `The database is older than release ${OLDEST_RELEASE}, and this version cannot update it. Start ${OLDEST_RELEASE} ` +
    'on it once, which updates it, then start this version again. Nothing has changed.';
  throw Object.assign(new Error(text), { operator: true });
}

function isLocked(error: unknown) {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return (cause as { code?: string }).code === LOCK_NOT_AVAILABLE;
}
