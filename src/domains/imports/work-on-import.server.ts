import { randomUUID } from 'node:crypto';
import { announceContentChange, announcingLater } from '#src/platform/db/notifications.server.ts';
import { DEAD_MS, type ImportPhase } from './import.ts';
import type { ImportDeps } from './import-deps.ts';
import {
  beatImport,
  claimImport,
  deletePlan,
  type ImportRow,
  isImporting,
  listIdle,
  updateImport,
} from './import-repository.server.ts';
import { discardFolder, discardOldFolders } from './open-import.server.ts';
import { planImport } from './plan-import.server.ts';
import { failItem, runImport } from './run-import.server.ts';
import { SourceError } from './source.ts';
import { undoImport } from './undo-import.server.ts';

/** One job works this long, so that another import need not wait. Each opens the file again. */
const SEGMENT_MS = 300_000;

/** The decision whether a worker goes on with the next item. */
export interface Turn {
  claim: string;
  /** Lets visitors go first. @returns false once its time is over or the process shuts down */
  hasTime(): Promise<boolean>;
}

const WORK: Partial<
  Record<ImportPhase, (deps: ImportDeps, row: ImportRow, turn: Turn) => Promise<void>>
> = { reading: planImport, running: runImport, undoing: undoImport };

/** After as many failures, a run goes on without the item that it works on. */
const MAX_TRIES = 3;
/** After as many, a person decides. */
const MAX_FAILURES = 3 * MAX_TRIES;
const STUCK =
  'It stopped again and again, because of an unexpected error. What is done stays. Go on to try again.';

/** A schedule's work that follows from content: it waits while an import changes that all the time. */
export const afterImports =
  ({ db, clock }: Pick<ImportDeps, 'db' | 'clock'>, run: () => Promise<unknown>) =>
  async () =>
    (await isImporting(db, clock())) || run();

/** The work of an import, whichever thread does it. */
export type ImportWork = ReturnType<typeof createImportWork>;

/** Creates the work of imports for the thread that calls it. */
export function createImportWork(deps: ImportDeps, segmentMs = SEGMENT_MS) {
  let isHalted = false;
  return {
    /**
     * Works on an import for a while. It can be repeated after an interruption at any point.
     * @returns why its file cannot be read, if that is so
     */
    async continueImport(row: ImportRow, claim: string): Promise<string | undefined> {
      const until = performance.now() + segmentMs;
      const hasTime = async () => {
        await deps.pause();
        return !isHalted && performance.now() < until;
      };
      try {
        await announcingLater(async () => WORK[row.phase]?.(deps, row, { claim, hasTime }));
        return undefined;
      } catch (error) {
        if (error instanceof SourceError) return error.message;
        throw error;
      }
    },
    /** Ends what runs after the item that it works on. */
    halt(): void {
      isHalted = true;
    },
  };
}

/** Creates the handler of `continue-import`. Of several workers, one works on an import at a time. */
export function createImportWorker(deps: ImportDeps, { continueImport }: ImportWork) {
  const { db, clock } = deps;
  const failures = new Map<string, number>();
  const enqueue = (importId: string) => db.transaction((tx) => deps.enqueue(tx, importId));
  /** Ends the present phase. */
  async function stop({ id, phase }: ImportRow, message: string) {
    const isReading = phase === 'reading';
    if (isReading) await db.transaction((tx) => deletePlan(tx, id));
    const values = {
      phase: isReading ? 'failed' : 'paused',
      message,
      finishedAt: clock(),
    } as const;
    await updateImport(db, id, values, [phase]);
  }
  return {
    async work(importId: string) {
      const claim = randomUUID();
      const row = await claimImport(db, importId, claim, clock());
      if (!row) return;
      // One item may take longer than a dead worker is waited for.
      const beat = setInterval(
        () => void beatImport(db, importId, claim, clock()).catch(() => undefined),
        DEAD_MS / 4,
      );
      try {
        const refusal = await continueImport(row, claim);
        if (refusal !== undefined) await stop(row, refusal);
        failures.delete(importId);
      } catch (error) {
        const times = (failures.get(importId) ?? 0) + 1;
        failures.set(importId, times);
        if (times % MAX_TRIES > 0) throw error;
        deps.log.error({ err: error, importId }, 'an import failed again and again');
        if (times === MAX_FAILURES || !(await failItem(deps, row))) {
          failures.delete(importId);
          await stop(row, STUCK);
        }
      } finally {
        clearInterval(beat);
        // Whatever has become of the thread.
        await discardFolder(importId);
        await beatImport(db, importId, claim, clock(), { claim: null });
        // A dry run changes nothing that is public, so every cache stays.
        if (row.phase !== 'reading') await announceContentChange(db);
      }
      const [left] = await listIdle(db, clock(), importId);
      if (left) await enqueue(importId);
    },
    /** Queues imports whose worker was killed, and deletes what it has left on this machine. */
    async sweep() {
      await discardOldFolders();
      for (const { id } of await listIdle(db, clock())) await enqueue(id);
    },
  };
}
