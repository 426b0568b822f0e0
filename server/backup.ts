import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { copyFiles } from '#src/platform/backup/copy-files.server.ts';
import { dumpDatabase } from '#src/platform/backup/dump-database.server.ts';
import { BackupError } from '#src/platform/backup/load-database.server.ts';
import { localObjectStore } from '#src/platform/storage/local-object-store.server.ts';
import { openObjectStore } from '#src/platform/storage/open-object-store.server.ts';
import { openEnvironment } from './environment.ts';

/**
 * `npm run backup [folder]`: database, files and the secret of cookies into a new folder, also while the site runs. The
 * folder gets its name when it is complete.
 */
export async function backup([name]: string[]): Promise<void> {
  const now = new Date();
  const folder = resolve(name ?? `backup-${now.toISOString().replaceAll(/[:.]/g, '-')}`);
  if (existsSync(folder)) throw new BackupError(`${folder} exists already. Name another folder.`);
  const unfinished = `${folder}.unfinished`;
  const environment = await openEnvironment({ ownDatabase: true, joinRunning: true });
  try {
    const { config, connectionString } = environment;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { mode: 0o700, recursive: true });
    const { tables } = await dumpDatabase(connectionString, join(unfinished, 'database'), now);
    const to = localObjectStore(join(unfinished, 'storage'));
    const files = await copyFiles(openObjectStore(config), to);
    const secret = join(config.DATA_DIR, 'session-secret');
    if (existsSync(secret)) await copyFile(secret, join(unfinished, 'session-secret'));
    await rename(unfinished, folder);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${folder} has ${rows} rows of ${tables.length} tables, and ${files} files.`);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await environment.stop();
  }
}
