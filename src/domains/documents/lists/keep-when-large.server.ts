import type { Base } from '#src/platform/base.ts';
import type { DocumentKind } from '../document.ts';
import { countByState } from './list-repository.server.ts';

/** Documents of a kind from which on reading all of them takes too long for a list. */
const LARGE = 5_000;
/** Pause between two reads of all documents. */
const PAUSE_MS = 10_000;

/** Whether there are so many documents of a kind that a list leaves to the worker what compares one with all others. */
export const isLarge = async (db: Base['db'], kind: DocumentKind): Promise<boolean> =>
  Object.values(await countByState(db, kind)).reduce((sum, count) => sum + count, 0) >= LARGE;

/**
 * Wraps what reads all documents of a kind. Of many documents, callers get what was read last, and it is read again behind them; the
 * first one waits.
 */
export function keepWhenLarge<Value>(
  { db, log }: Pick<Base, 'db' | 'log'>,
  read: (kind: DocumentKind) => Promise<Value>,
): (kind: DocumentKind) => Promise<Value> {
  const kept = new Map<DocumentKind, { value: Value; readAt: number }>();
  async function readNow(kind: DocumentKind): Promise<Value> {
    const value = await read(kind);
    kept.set(kind, { value, readAt: performance.now() });
    return value;
  }
  return async (kind) => {
    const last = kept.get(kind);
    if (!last || !(await isLarge(db, kind))) return readNow(kind);
    if (performance.now() - last.readAt > PAUSE_MS) {
      last.readAt = performance.now();
      readNow(kind).catch((error: unknown) =>
        log.warn({ err: error, kind }, 'documents could not be read'),
      );
    }
    return last.value;
  };
}
