import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { openEnvironment } from './environment.ts';

/** `npm run migrate`: migrates the database to the newest schema. */
export async function migrate() {
  await using environment = await openEnvironment();
  await migrateDatabase(environment.connectionString);
}
