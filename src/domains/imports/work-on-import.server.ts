import { randomUUID } from 'node:crypto';
import type { ImportPhase } from './import.ts';
import type { ImportDeps } from './import-deps.ts';
import {
  claimImport,
  type ImportRow,
  listActive,
  releaseImport,
} from './import-repository.server.ts';
import { planImport } from './plan-import.server.ts';
import { runImport } from './run-import.server.ts';
import { undoImport } from './undo-import.server.ts';

/** One job works this long, so that a shutdown or another import need not wait. */
const SEGMENT_MS = 60_000;
/** A worker that has not been heard of for this time is taken to be dead. */
export const DEAD_MS = 60_000;

/** What tells a worker whether to go on with the next item. */
export interface Turn {
  claim: string;
  /** false once its time is over or the process shuts down */
  hasTime(): boolean;
}

const WORK: Partial<
  Record<ImportPhase, (deps: ImportDeps, row: ImportRow, turn: Turn) => Promise<void>>
> = { reading: planImport, running: runImport, undoing: undoImport };

/** Creates the handler of `continue-import`. Of several workers, one works on an import at a time. */
export function createImportWorker(deps: ImportDeps, segmentMs = SEGMENT_MS) {
  const { db, clock } = deps;
  let isHalted = false;
  const enqueue = (importId: string) => db.transaction((tx) => deps.enqueue(tx, importId));
  return {
    async work(importId: string): Promise<void> {
      const claim = randomUUID();
      const row = await claimImport(db, importId, claim, clock(), DEAD_MS);
      if (!row) return;
      const until = performance.now() + segmentMs;
      const turn = { claim, hasTime: () => !isHalted && performance.now() < until };
      try {
        await WORK[row.phase]?.(deps, row, turn);
      } finally {
        await releaseImport(db, importId, claim);
      }
      const [left] = await listActive(db, new Date(clock().getTime() + 1), importId);
      if (left) await enqueue(importId);
    },
    /** Queues imports whose worker was killed. */
    async sweep(): Promise<void> {
      const dead = new Date(clock().getTime() - DEAD_MS);
      for (const { id } of await listActive(db, dead)) await enqueue(id);
    },
    /** Ends running jobs after the item that they work on. */
    halt(): void {
      isHalted = true;
    },
  };
}
