import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type LedgerPlace,
  startKeepingCopies,
} from '#src/domains/suppression/keep-copies.server.ts';
import {
  createSuppressionLedger,
  type SuppressionLedger,
} from '#src/domains/suppression/suppression-ledger.server.ts';
import { findMails, removeMails } from '#src/integrations/mail/forget-mails.server.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { ObjectStore } from '#src/platform/storage/object-store.server.ts';

/** Name of the ledger's copies, in DATA_DIR and in an S3 store; outside of what `/media` shows. */
export const LEDGER_FILE = 'suppression-ledger.jsonl';

interface SuppressionDeps {
  config: Pick<Config, 'DATA_DIR' | 'S3_BUCKET'>;
  db: Database['db'];
  store: ObjectStore;
  mailFolder: string;
  clock: Clock;
  log: Logger;
}

/** Ties the ledger to the places of its copies, and to what erased people have left outside of the database. */
export function wireSuppression({ config, db, store, mailFolder, clock, log }: SuppressionDeps): {
  ledger: SuppressionLedger;
  /** Begins what a worker does besides jobs; returns how to end it. */
  startChores(): () => void;
} {
  const ledger = createSuppressionLedger({ db, clock });
  return {
    ledger,
    startChores: () =>
      startKeepingCopies({
        ledger,
        places: ledgerPlaces(config, store),
        async forget(erasures) {
          const paths = await findMails(mailFolder, (address, writtenAt) => {
            const erasedAt = erasures.lastAt('erased', address);
            return erasedAt !== undefined && writtenAt <= erasedAt;
          });
          await removeMails(paths);
          return paths.length;
        },
        clock,
        log,
      }),
  };
}

/** Beside the database, and in the S3 store where there is one: it outlives the machine. */
export function ledgerPlaces(
  config: Pick<Config, 'DATA_DIR' | 'S3_BUCKET'>,
  store: ObjectStore,
): LedgerPlace[] {
  const beside = ledgerFile(join(config.DATA_DIR, LEDGER_FILE));
  if (!config.S3_BUCKET) return [beside];
  const remote = {
    name: `${LEDGER_FILE} of the S3 store`,
    read: async () => (await store.read(LEDGER_FILE))?.toString(),
    write: (text: string) => store.write(LEDGER_FILE, text),
  };
  return [beside, remote];
}

function ledgerFile(path: string): LedgerPlace {
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
