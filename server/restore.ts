import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copyFiles } from '#src/platform/backup/copy-files.server.ts';
import { BackupError, loadDatabase } from '#src/platform/backup/load-database.server.ts';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { announceContentChange } from '#src/platform/db/notifications.server.ts';
import { createJobQueue } from '#src/platform/jobs/job-queue.server.ts';
import { localObjectStore } from '#src/platform/storage/local-object-store.server.ts';
import { openObjectStore } from '#src/platform/storage/open-object-store.server.ts';
import { JOBS } from '#src/wiring/jobs.server.ts';
import { type Environment, openEnvironment } from './environment.ts';

/** `npm run restore <folder> [--force]`: what `npm run backup` wrote, into an empty database. */
export async function restore(args: string[]): Promise<void> {
  const name = args.find((arg) => arg !== '--force');
  if (!name) throw new BackupError('Name the folder of a backup: npm run restore -- <folder>');
  const folder = resolve(name);
  const environment = await openEnvironment({ ownDatabase: true, joinRunning: true });
  try {
    const { config, connectionString } = environment;
    await makeTables(environment);
    const force = args.includes('--force');
    await loadDatabase(connectionString, join(folder, 'database'), { force });
    const from = localObjectStore(join(folder, 'storage'));
    const files = await copyFiles(from, openObjectStore(config));
    const secret = join(folder, 'session-secret');
    if (existsSync(secret)) await copyFile(secret, join(config.DATA_DIR, 'session-secret'));
    await announce(environment);
    console.log(`Restored the database and ${files} files. Restart the site if it runs.`);
  } finally {
    await environment.stop();
  }
}

/** The tables of the site, and those of its queue, which the jobs of the backup go into. */
async function makeTables({ connectionString, log }: Environment): Promise<void> {
  await migrateDatabase(connectionString);
  const queue = createJobQueue(connectionString, JOBS, log);
  await queue.start();
  await queue.stop();
}

async function announce({ connectionString, log }: Environment): Promise<void> {
  const database = openDatabase(connectionString, log);
  await announceContentChange(database.db);
  await database.close();
}
