import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { openEnvironment } from './environment.ts';

/** Brings the database to the newest schema, and ends. */
export async function migrate(): Promise<void> {
  const environment = await openEnvironment();
  try {
    await migrateDatabase(environment.connectionString);
  } finally {
    await environment.stop();
  }
}
