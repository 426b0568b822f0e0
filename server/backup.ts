import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createSuppressionLedger } from '#src/domains/suppression/suppression-ledger.server.ts';
import {
  type BackupFolder,
  createBackupFolder,
} from '#src/platform/backup/backup-folder.server.ts';
import { BackupError } from '#src/platform/backup/backup-error.ts';
import { copyFiles } from '#src/platform/backup/copy-files.server.ts';
import { dumpDatabase } from '#src/platform/backup/dump-database.server.ts';
import { systemClock } from '#src/platform/clock/clock.ts';
import { setMark } from '#src/platform/db/marks.server.ts';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { localObjectStore } from '#src/platform/storage/local-object-store.server.ts';
import { openObjectStore } from '#src/platform/storage/open-object-store.server.ts';
import { UPLOADS_FOLDER } from '#src/wiring/uploads.server.ts';
import { LEDGER_FILE } from '#src/wiring/suppression.server.ts';
import { type Environment, openEnvironment } from './environment.ts';

/**
 * `npm run backup [folder]`: writes the database, files, emails not sent over SMTP, and the session secret to a new
 * folder, also while the site runs. Encrypted with BACKUP_PASSPHRASE. The folder gets its final name when it is
 * complete.
 */
export async function backup([name]: string[]) {
  const now = new Date();
  const folder = resolve(name ?? `backup-${now.toISOString().replaceAll(/[:.]/g, '-')}`);
  if (existsSync(folder)) throw new BackupError(`${folder} already exists. Choose another folder.`);
  const unfinished = `${folder}.unfinished`;
  await using environment = await openEnvironment({ joinRunning: true });
  try {
    const { config, connectionString } = environment;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { mode: 0o700, recursive: true });
    await prepareLedger(environment);
    const into = await createBackupFolder(unfinished, config.BACKUP_PASSPHRASE);
    const { vault } = into;
    const { tables } = await dumpDatabase(connectionString, into.database, now, { vault });
    const isFile = (path: string) => path !== LEDGER_FILE && !path.startsWith(`${UPLOADS_FOLDER}/`);
    const files = await copyFiles(openObjectStore(config), into.storage, isFile);
    const mails = await copyEmails(config.DATA_DIR, into);
    const secret = join(config.DATA_DIR, 'session-secret');
    if (existsSync(secret)) await into.writeSecret(await readFile(secret));
    await into.writeContents({ files, mails });
    await rename(unfinished, folder);
    await noteBackup(environment);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `${folder} has ${rows} rows from ${tables.length} tables, ${files} files, and ${mails} emails.` +
        (into.isEncrypted ? ' It is encrypted with BACKUP_PASSPHRASE.' : ''),
    );
    if (!into.isEncrypted) console.warn(NOT_ENCRYPTED);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

const NOT_ENCRYPTED =
  'The backup is not encrypted. It contains names, addresses, and answers of leads and subscribers, password hashes of the ' +
  'team, and the secret that signs sessions. Set BACKUP_PASSPHRASE to encrypt backups.';

/**
 * Makes sure that the backup includes the ledger's key, so that a copy of the ledger can be applied to it on any
 * machine. A database of an older version has no ledger yet and is backed up without one.
 */
async function prepareLedger({ connectionString, log }: Environment) {
  await using database = openDatabase(connectionString, log, { connections: 1 });
  try {
    await createSuppressionLedger({ db: database.db, clock: systemClock }).ensureKey();
  } catch (err) {
    log.warn({ err }, 'the suppression ledger has no key yet');
  }
}

/** For the dashboard, which says when the last backup is long ago. A database of an older version has no table for it. */
async function noteBackup({ connectionString, log }: Environment) {
  await using database = openDatabase(connectionString, log, { connections: 1 });
  await setMark(database.db, 'backup', systemClock()).catch((err: unknown) =>
    log.warn({ err }, 'the time of the backup was not noted'),
  );
}

/** Copies the emails of a site without SMTP. Unfinished files do not end in `.eml`. */
function copyEmails(dataDir: string, into: BackupFolder): Promise<number> {
  const folder = join(dataDir, 'mail');
  if (!existsSync(folder)) return Promise.resolve(0);
  return copyFiles(localObjectStore(folder), into.emails, (path) => path.endsWith('.eml'));
}
