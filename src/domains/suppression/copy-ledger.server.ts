import type { Clock } from '#src/platform/clock/clock.ts';
import type { Schedule } from '#src/platform/jobs/schedule.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { formatLedger, type LedgerCopy, mergeEntries, parseLedger } from './ledger.ts';
import type { SuppressionLedger } from './suppression-ledger.server.ts';
import type { Suppressions } from './suppressions.server.ts';

/** Where a copy of the ledger is kept, outside of the database. */
export interface LedgerStorage {
  /** for the log */
  name: string;
  /** undefined when there is none yet */
  read(): Promise<string | undefined>;
  /** the whole text or nothing */
  write(text: string): Promise<void>;
}

export interface LedgerCopierDeps {
  ledger: Pick<SuppressionLedger, 'ensureKey' | 'copy' | 'erasures' | 'version'>;
  storages: readonly LedgerStorage[];
  /** removes what is kept of erased people outside of the database */
  removeErased(erasures: Suppressions): Promise<number>;
  clock: Clock;
  log: Logger;
}

/** A copy says until when it is complete, so it is written again although nothing happened. */
const STALE_MS = 3_600_000;
const CHECK_INTERVAL_MS = 5_000;
/** After a failure, so that a place that stays away does not fill the log. */
const RETRY_MS = 60_000;

/** What a worker does about the ledger besides jobs: after each entry, and once an hour, its copies are written. */
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
    /** Does nothing when nothing has changed. Throws when a copy is missing; the next call tries again. */
    async copyIfStale(): Promise<void> {
      const version = await ledger.version();
      const isFresh = lastCopy && clock().getTime() - lastCopy.at.getTime() < STALE_MS;
      if (lastCopy?.version === version && isFresh) return;
      await ledger.ensureKey();
      const copy = await ledger.copy();
      const erasures = copy.entries.filter(({ kind }) => kind === 'erased').length;
      if (erasures !== handledErasures) {
        const mails = await removeErased(await ledger.erasures());
        if (mails > 0) log.info({ mails }, 'mails of erased people were removed');
        handledErasures = erasures;
      }
      // One place that is away does not keep the others from their copies.
      const written = await Promise.allSettled(storages.map((storage) => writeCopy(storage, copy)));
      const failed = written.flatMap((each, at) =>
        each.status === 'rejected'
          ? [{ place: storages[at]!.name, cause: each.reason as Error }]
          : [],
      );
      if (failed[0]) throw new Error(`no copy in ${failed[0].place}`, { cause: failed[0].cause });
      lastCopy = { version, at: copy.writtenAt };
    },
  };
}

/** An entry that only the copy has stays: the database may have been replaced by an older one. */
async function writeCopy(storage: LedgerStorage, copy: LedgerCopy): Promise<void> {
  const text = await storage.read();
  const known = text === undefined ? undefined : parseLedger(text);
  const entries = known ? mergeEntries(known.entries, copy.entries) : copy.entries;
  const keyIds = [...new Set([...copy.keyIds, ...(known?.keyIds ?? [])])];
  await storage.write(formatLedger({ ...copy, keyIds, entries }));
}

/** Keeps the copies up to date, in every worker. */
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
