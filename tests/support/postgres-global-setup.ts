import { existsSync } from 'node:fs';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { databaseUrl, TEMPLATE } from './database-url.ts';
import { startThrowawayCluster } from './throwaway-cluster.server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** connection string of the cluster, for creating databases */
    clusterUrl: string;
  }
}

/**
 * One PostgreSQL for the whole run, with the migrated template of all test databases. TEST_POSTGRES_BIN is the folder
 * of an installed one; default: the embedded one.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync('./migrations/meta/_journal.json')) {
    throw new Error(
      'There are no migrations. Make them from the tables with "npm run db:generate".',
    );
  }
  const cluster = await startThrowawayCluster({ binDir: process.env['TEST_POSTGRES_BIN'] });
  try {
    await makeTemplate(cluster.connectionString);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  project.provide('clusterUrl', cluster.connectionString);
  return () => cluster.stop();
}

async function makeTemplate(clusterUrl: string): Promise<void> {
  const client = new Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  await migrateDatabase(databaseUrl(clusterUrl, TEMPLATE));
}
