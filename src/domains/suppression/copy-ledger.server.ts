import type { Clock } from '#src/platform/clock/clock.ts';
import type { Schedule } from '#src/platform/jobs/schedule.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { formatLedger, type LedgerCopy, mergeEntries, parseLedger } from './ledger.ts';
import type { SuppressionLedger } from './suppression-ledger.server.ts';
import type { Suppressions } from './suppressions.server.ts';

/** Where a copy of the ledger is kept, outside of the database. */
export interface LedgerPlace {
  /** for the log */
  name: string;
  /** undefined when there is none yet */
  read(): Promise<string | undefined>;
  /** the whole text or nothing */
  write(text: string): Promise<void>;
}

export interface CopyKeeperDeps {
  ledger: Pick<SuppressionLedger, 'prepare' | 'copy' | 'erasures' | 'mark'>;
  places: readonly LedgerPlace[];
  /** removes what is kept of erased people outside of the database */
  forget(erasures: Suppressions): Promise<number>;
  clock: Clock;
  log: Logger;
}

/** A copy says until when it is complete, so it is written again although nothing happened. */
const STALE_MS = 3_600_000;
const LOOK_MS = 5_000;
/** After a failure, so that a place that stays away does not fill the log. */
const RETRY_MS = 60_000;

/** What a worker does about the ledger besides jobs: after each entry, and once an hour, its copies are written. */
export function createCopyKeeper({ ledger, places, forget, clock, log }: CopyKeeperDeps) {
  let done: { mark: string; at: Date } | undefined;
  let forgotten = 0;
  return {
    /** Does nothing when nothing has changed. Throws when a copy is missing; the next call tries again. */
    async keep(): Promise<void> {
      const mark = await ledger.mark();
      const isFresh = done && clock().getTime() - done.at.getTime() < STALE_MS;
      if (done?.mark === mark && isFresh) return;
      await ledger.prepare();
      const copy = await ledger.copy();
      const erasures = copy.entries.filter(({ kind }) => kind === 'erased').length;
      if (erasures !== forgotten) {
        const mails = await forget(await ledger.erasures());
        if (mails > 0) log.info({ mails }, 'mails of erased people were removed');
        forgotten = erasures;
      }
      // One place that is away does not keep the others from their copies.
      const written = await Promise.allSettled(places.map((place) => writeCopy(place, copy)));
      const failed = written.flatMap((each, at) =>
        each.status === 'rejected'
          ? [{ place: places[at]!.name, cause: each.reason as Error }]
          : [],
      );
      if (failed[0]) throw new Error(`no copy in ${failed[0].place}`, { cause: failed[0].cause });
      done = { mark, at: copy.writtenAt };
    },
  };
}

/** An entry that only the copy has stays: the database may have been replaced by an older one. */
async function writeCopy(place: LedgerPlace, copy: LedgerCopy): Promise<void> {
  const text = await place.read();
  const known = text === undefined ? undefined : parseLedger(text);
  const entries = known ? mergeEntries(known.entries, copy.entries) : copy.entries;
  const keyIds = [...new Set([...copy.keyIds, ...(known?.keyIds ?? [])])];
  await place.write(formatLedger({ ...copy, keyIds, entries }));
}

/** Keeps the copies up to date, in every worker. */
export function copySchedule(deps: CopyKeeperDeps): Schedule {
  const keeper = createCopyKeeper(deps);
  return {
    everyMs: LOOK_MS,
    retryMs: RETRY_MS,
    atStart: true,
    run: () => keeper.keep(),
    failure: 'the suppression ledger could not be copied',
  };
}
