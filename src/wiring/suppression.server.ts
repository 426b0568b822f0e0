import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createErasePerson } from '#src/domains/suppression/erase-person.server.ts';
import {
  createCopySchedule,
  type LedgerStorage,
} from '#src/domains/suppression/copy-ledger.server.ts';
import { createSuppressionLedger } from '#src/domains/suppression/suppression-ledger.server.ts';
import type { Suppressions } from '#src/domains/suppression/suppressions.server.ts';
import { findEmails, deleteEmails } from '#src/integrations/mail/find-emails.server.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';
import { createPeopleStore } from './people-store.server.ts';
import type { Parts } from './parts.ts';

/** File name of the ledger's copies, in DATA_DIR and in an S3 store; outside the folders that `/media` serves. */
export const LEDGER_FILE = 'suppression-ledger.jsonl';

interface SuppressionDeps extends Pick<Parts, 'db' | 'store' | 'clock' | 'log'> {
  config: Pick<Config, 'DATA_DIR' | 'S3_BUCKET'>;
  queue: Pick<JobQueue, 'forget'>;
  /** folder of emails that were not sent over SMTP */
  mailFolder: string;
}

/** Wires erasures and the ledger to all personal data, and to the locations of the ledger's copies. */
export function wireSuppression(deps: SuppressionDeps) {
  const { config, db, store, queue, mailFolder, clock, log } = deps;
  const ledger = createSuppressionLedger({ db, clock });
  const erasePerson = createErasePerson({
    db,
    people: createPeopleStore({ queue, clock, log }),
    ledger,
    mails: {
      find: (email) => findEmails(mailFolder, (address) => address === email.toLowerCase()),
      remove: deleteEmails,
    },
    clock,
    log,
  });
  const storages = ledgerPlaces(config, store);
  async function deleteErasedEmails(erasures: Suppressions) {
    const paths = await findEmails(mailFolder, (address, writtenAt) => {
      const erasedAt = erasures.lastAt('erased', address);
      return erasedAt !== undefined && writtenAt <= erasedAt;
    });
    await deleteEmails(paths);
    return paths.length;
  }
  return {
    services: { erasePerson },
    ledger,
    schedules: [
      createCopySchedule({ ledger, storages, removeErased: deleteErasedEmails, clock, log }),
    ],
  };
}

/** Next to the database and, if configured, in the S3 store, where it outlives the machine. */
export function ledgerPlaces(
  config: Pick<Config, 'DATA_DIR' | 'S3_BUCKET'>,
  store: ObjectStore,
): LedgerStorage[] {
  const local = ledgerFile(join(config.DATA_DIR, LEDGER_FILE));
  if (!config.S3_BUCKET) return [local];
  const remote = {
    name: `${LEDGER_FILE} of the S3 store`,
    read: async () => (await store.read(LEDGER_FILE))?.toString(),
    write: (text: string) => store.write(LEDGER_FILE, text),
  };
  return [local, remote];
}

function ledgerFile(path: string): LedgerStorage {
  return {
    name: path,
    read: () =>
      readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      }),
    async write(text) {
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.${randomUUID()}`;
      try {
        {
          await using handle = await open(draft, 'wx', 0o600);
          await handle.writeFile(text);
          await handle.sync();
        }
        await rename(draft, path);
      } finally {
        await rm(draft, { force: true });
      }
    },
  };
}
