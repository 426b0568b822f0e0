import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';

/** Any fixed number; it names our migration lock among a server's advisory locks. */
const MIGRATION_LOCK = 7_202_611;

/**
 * Brings the database to the newest schema. Several processes may call it at once: one migrates, the others
 * wait on the advisory lock and then find nothing to do.
 */
export async function migrateDatabase(connectionString: string, folder = './migrations') {
  const client = new Client({ connectionString, application_name: 'cadron-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end(); // also frees the lock
  }
}
