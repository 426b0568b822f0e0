import type { Base } from '#src/platform/base.ts';
import type { Schedule } from '#src/platform/jobs/schedule.server.ts';
import { formatLedger, type LedgerCopy, mergeEntries, parseLedger } from './ledger.ts';
import type { SuppressionLedger } from './suppression-ledger.server.ts';
import type { Suppressions } from './suppressions.server.ts';

/** A location for a copy of the ledger outside the database. */
export interface LedgerStorage {
  /** name for log lines */
  name: string;
  /** undefined when there is no copy yet */
  read(): Promise<string | undefined>;
  /** writes atomically */
  write(text: string): Promise<void>;
}

interface LedgerCopierDeps extends Pick<Base, 'clock' | 'log'> {
  ledger: Pick<SuppressionLedger, 'ensureKey' | 'copy' | 'erasures' | 'version'>;
  storages: readonly LedgerStorage[];
  /** Deletes data of erased people outside the database. Returns how many files. */
  removeErased(erasures: Suppressions): Promise<number>;
}

/** A copy states until when it is complete, so it is rewritten even if nothing changed. */
const STALE_MS = 3_600_000;
const CHECK_INTERVAL_MS = 5_000;
/** Interval after a failure, so that an unavailable storage does not fill the log. */
const RETRY_MS = 60_000;

/** Creates the copier that each worker runs: it writes the copies after each new entry and once an hour. */
export function createLedgerCopier({
  ledger,
  storages,
  removeErased,
  clock,
  log,
}: LedgerCopierDeps) {
  let lastCopy: { version: string; at: Date } | undefined;
  let handledErasures = 0;
  return {
    /**
     * Writes the copies if the ledger changed or the last copy is an hour old.
     * @throws Error when a copy could not be written; the next call retries
     */
    async copyIfStale() {
      const version = await ledger.version();
      const isFresh = lastCopy && clock().getTime() - lastCopy.at.getTime() < STALE_MS;
      if (lastCopy?.version === version && isFresh) return;
      await ledger.ensureKey();
      const copy = await ledger.copy();
      const erasures = copy.entries.filter(({ kind }) => kind === 'erased').length;
      if (erasures !== handledErasures) {
        const mails = await removeErased(await ledger.erasures());
        if (mails > 0) log.info({ mails }, 'emails of erased people were deleted');
        handledErasures = erasures;
      }
      // One unavailable storage must not prevent the other copies.
      const written = await Promise.allSettled(storages.map((storage) => writeCopy(storage, copy)));
      const failed = written.flatMap((each, at) =>
        each.status === 'rejected'
          ? [{ name: storages[at]!.name, cause: each.reason as Error }]
          : [],
      );
      if (failed[0]) throw new Error(`no copy in ${failed[0].name}`, { cause: failed[0].cause });
      lastCopy = { version, at: copy.writtenAt };
    },
  };
}

/** Keeps entries that only the copy contains: the database may have been replaced by an older one. */
async function writeCopy(storage: LedgerStorage, copy: LedgerCopy) {
  const text = await storage.read();
  const existing = text === undefined ? undefined : parseLedger(text);
  const entries = existing ? mergeEntries(existing.entries, copy.entries) : copy.entries;
  const keyIds = [...new Set([...copy.keyIds, ...(existing?.keyIds ?? [])])];
  await storage.write(formatLedger({ ...copy, keyIds, entries }));
}

/** Schedule that updates the copies, for every worker. */
export function createCopySchedule(deps: LedgerCopierDeps): Schedule {
  const copier = createLedgerCopier(deps);
  return {
    everyMs: CHECK_INTERVAL_MS,
    retryMs: RETRY_MS,
    atStart: true,
    run: () => copier.copyIfStale(),
    failure: 'the suppression ledger could not be copied',
  };
}
