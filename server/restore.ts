import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { Client } from 'pg';
import { endRestoredPreviews } from '#src/domains/documents/preview-links.server.ts';
import { endRestoredLinks } from '#src/domains/people/delete-expired-links.server.ts';
import { type ReplayResult, replayLedger } from '#src/domains/suppression/replay-ledger.server.ts';
import { createSuppressionLedger } from '#src/domains/suppression/suppression-ledger.server.ts';
import { type BackupFolder, openBackupFolder } from '#src/platform/backup/backup-folder.server.ts';
import { COMMAND_LINE } from '#src/platform/activity/activity.ts';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import { BackupError } from '#src/platform/backup/backup-error.ts';
import { copyFiles } from '#src/platform/backup/copy-files.server.ts';
import { type Loaded, loadDatabase } from '#src/platform/backup/load-database.server.ts';
import {
  type AccessBefore,
  endRestoredAccess,
  readAccess,
} from '#src/platform/auth/restored-access.server.ts';
import { systemClock } from '#src/platform/clock/clock.ts';
import { onClient, openDatabase } from '#src/platform/db/database.server.ts';
import { announceContentChange } from '#src/platform/db/notifications.server.ts';
import { startHold } from '#src/platform/hold/hold.server.ts';
import { type JobQueue, createJobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { openObjectStore } from '#src/platform/storage/open-object-store.server.ts';
import { JOBS } from '#src/wiring/jobs.server.ts';
import { createPeopleStore } from '#src/wiring/people-store.server.ts';
import { LEDGER_FILE, ledgerPlaces } from '#src/wiring/suppression.server.ts';
import { type Environment, openEnvironment } from './environment.ts';
import { parseRestoreArguments } from './restore-arguments.ts';
import { type FoundLedger, completeUntil, findLedgers } from './restore-ledger.ts';
import type { Suppressions } from '#src/domains/suppression/suppressions.server.ts';
import { deleteEmails, findEmails } from '#src/integrations/mail/find-emails.server.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';

/** Tables whose rows a backup must not replace: the record of who left. */
const KEEP = ['public.suppression_keys', 'public.suppression_entries', 'public.lead_erasures'];

/**
 * `npm run restore <folder> [--force] [--ledger <file>]`: restores a backup into an empty database or, with --force,
 * over an existing one. People erased or unsubscribed since the backup stay so, and nothing is sent until `npm run
 * release`.
 */
export async function restore(args: string[]) {
  const { folder, force, ledger } = parseRestoreArguments(args);
  await using environment = await openEnvironment({ joinRunning: true });
  const { config, connectionString, log } = environment;
  const from = await openBackupFolder(resolve(folder), config.BACKUP_PASSPHRASE);
  if (config.BACKUP_PASSPHRASE && !from.isEncrypted)
    warn(
      'The backup is not encrypted, although BACKUP_PASSPHRASE is set, so anyone could have changed its contents.',
    );
  const contents = await from.readContents();
  const store = openObjectStore(config);
  const ledgers = await findLedgers(ledgerPlaces(config, store), ledger && resolve(ledger));
  const site = { ...(await readSite(environment)), queue: await createQueue(environment) };
  let finished: Finished | undefined;
  await loadDatabase(connectionString, from.database, {
    force,
    vault: from.vault,
    keep: KEEP,
    async afterLoad(client, loaded) {
      finished = await finishRestore(site, client, loaded, ledgers, log);
    },
  });
  const files = await copyFiles(from.storage, store, (path) => path !== LEDGER_FILE);
  const { replayed, ended } = finished!;
  const { suppressions } = replayed;
  const mails = await restoreEmails(from.emails, join(config.DATA_DIR, 'mail'), suppressions);
  await restoreSecret(from, config.DATA_DIR);
  await announceRestore(environment);
  if (contents && (contents.files !== files || contents.mails !== mails.copied))
    throw new BackupError(
      `The database is restored, but files are missing: the backup has ${files} of ${contents.files} files and ` +
        `${mails.copied} of ${contents.mails} emails.`,
    );
  console.log(
    `Restored the database, ${files} files, and ${mails.restored} emails. Erased again: ${replayed.erased}, unsubscribed ` +
      `again: ${replayed.unsubscribed}. Restart the site if it is running.\n` +
      `Everyone signs in again. Ended: ${formatEnded(ended)}.\n` +
      'Deliveries and emails are held. Check /admin, then release them there or with: npm run release',
  );
}

interface Finished {
  replayed: ReplayResult;
  /** how many there were */
  ended: { sessions: number; links: number; previews: number };
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

const formatEnded = ({ sessions, links, previews }: Finished['ended']) =>
  `${counted(sessions, 'session')}, ${counted(links, 'link')} in emails about accounts (send invitations again at /admin/team), ` +
  `and ${counted(previews, 'preview link')}`;

const warn = (message: string) => console.warn(`Warning: ${message}`);

interface Site {
  /** ids of the ledger's keys; none without a site, or with one of an older version */
  keyIds: readonly string[];
  /** undefined in the same cases */
  access: AccessBefore | undefined;
}

/** Reads what a restore has to know of the site that it replaces. */
async function readSite({ connectionString, log }: Environment): Promise<Site> {
  await using database = openDatabase(connectionString, log, { connections: 1 });
  const { db } = database;
  try {
    const { keyIds } = await createSuppressionLedger({ db, clock: systemClock }).copy();
    return { keyIds, access: await readAccess(db).catch(() => undefined) };
  } catch {
    return { keyIds: [], access: undefined };
  }
}

/** Creates the queue's own tables, at its current version, for the jobs of the backup. */
async function createQueue({ connectionString, log }: Environment): Promise<JobQueue> {
  const queue = createJobQueue(connectionString, log);
  await queue.start(JOBS);
  await queue.stop();
  return queue;
}

/** Runs in the loading transaction, so that restored data is never visible with people who left. */
async function finishRestore(
  site: Site & { queue: JobQueue },
  client: Client,
  { manifest, wasEmpty }: Loaded,
  ledgers: readonly FoundLedger[],
  log: Logger,
): Promise<Finished> {
  const tx = onClient(client);
  const now = systemClock();
  const people = createPeopleStore({ queue: site.queue, clock: systemClock, log });
  const entries = ledgers.flatMap((ledger) => ledger.entries);
  const replayed = await replayLedger(tx, entries, people);
  const madeAt = new Date(manifest.madeAt);
  await startHold(tx, now, madeAt);
  const { sessions, changes } = await endRestoredAccess(tx, site.access, now);
  const links = await endRestoredLinks(tx, now);
  const ended = { sessions, links, previews: await endRestoredPreviews(tx, now) };
  await recordActivity(
    tx,
    {
      actor: COMMAND_LINE,
      area: 'site',
      action: 'site.restored',
      object: { kind: 'site', label: 'the site' },
      after: {
        'Backup of': manifest.madeAt,
        'People erased again': replayed.erased,
        'People unsubscribed again': replayed.unsubscribed,
        'Sessions ended': sessions,
        'Links ended': links + ended.previews,
      },
    },
    now,
  );

  const { keyIds, unreadable } = replayed;
  checkNamedLedger(ledgers, keyIds);
  if (unreadable > 0)
    warn(
      `${unreadable} entries of the ledger were made with a missing key, so they cannot be matched to anyone.`,
    );
  // It is the same site if the backup added no key.
  const isSame = !wasEmpty && site.keyIds.length > 0 && site.keyIds.length === keyIds.size;
  const until = isSame ? systemClock() : completeUntil(ledgers, keyIds);
  if (!until || until < madeAt)
    warn(
      `No ledger newer than the backup of ${manifest.madeAt} was found. People erased or unsubscribed since then are ` +
        `back. If there is a copy of ${LEDGER_FILE}, restore again with --force --ledger <file>.`,
    );
  if (changes.length > 0)
    warn(
      `The team is as it was at the time of the backup. Check /admin/team:\n${changes.join('\n')}`,
    );
  else if (!site.access?.users.length)
    warn(
      'There was no earlier database here, so it is not known who was deactivated or removed, or has changed a password, since ' +
        `the backup of ${manifest.madeAt}, or who has used a recovery code. Check /admin/team.`,
    );
  return { replayed, ended };
}

/** @throws BackupError when the operator named the ledger of another site */
function checkNamedLedger(ledgers: readonly FoundLedger[], keyIds: ReadonlySet<string>) {
  const named = ledgers.find(({ isNamed }) => isNamed);
  if (!named || named.keyIds.some((id) => keyIds.has(id))) return;
  throw new BackupError(
    `${named.name} was written with a key that neither the backup nor the database has, so it cannot be applied. ` +
      'Is it the ledger of another site? Nothing was restored.',
  );
}

async function restoreSecret(from: BackupFolder, dataDir: string) {
  const secret = await from.readSecret();
  if (!secret) return;
  await mkdir(dataDir, { recursive: true });
  await writeFile(join(dataDir, 'session-secret'), secret, { mode: 0o600 });
}

async function announceRestore({ connectionString, log }: Environment) {
  await using database = openDatabase(connectionString, log);
  await announceContentChange(database.db);
}

/**
 * Restores the emails of a backup, except those to or about a person erased since. Existing emails stay.
 * @returns how many were copied from the backup, and how many of them were restored
 */
async function restoreEmails(
  emails: ObjectStore,
  folder: string,
  suppressions: Suppressions,
): Promise<{ copied: number; restored: number }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Under a hidden name first, so that an erased person's email is never visible.
  const draft = await mkdtemp(join(folder, '.restored-'));
  try {
    const write = (path: string, contents: Buffer | string) =>
      writeFile(join(draft, basename(path)), contents, { mode: 0o600 });
    const copied = await copyFiles(emails, { write }, (path) => path.endsWith('.eml'));
    const erased = await findEmails(draft, (address, writtenAt) => {
      const erasedAt = suppressions.lastAt('erased', address);
      return erasedAt !== undefined && writtenAt <= erasedAt;
    });
    await deleteEmails(erased);
    const rest = await findEmails(draft, () => true);
    for (const path of rest) await rename(path, join(folder, basename(path)));
    return { copied, restored: rest.length };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
