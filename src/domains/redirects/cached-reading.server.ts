import type { Clock } from '#src/platform/clock/clock.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';

interface CachedReadingDeps<Value> {
  read(): Promise<Value>;
  /** what it is, for the log */
  name: string;
  /** if it cannot be read */
  empty: Value;
  clock: Clock;
  log: Logger;
}

/** Requests for unknown addresses come in bursts, and reading all paths is expensive. */
const CACHE_MS = 5_000;

/**
 * Caches what lookups of addresses need for five seconds, or until `expire` is called. If it cannot be read, a warning is logged and
 * it is empty.
 */
export function createCachedReading<Value>({
  read,
  name,
  empty,
  clock,
  log,
}: CachedReadingDeps<Value>) {
  let cached: { value: Promise<Value>; at: number; loaded?: Value } | undefined;
  const isFresh = () => cached !== undefined && clock().getTime() - cached.at < CACHE_MS;

  async function load(): Promise<Value> {
    try {
      return await read();
    } catch (error) {
      log.warn({ err: error }, `${name} cannot be read`);
      return empty;
    }
  }
  return {
    read(): Promise<Value> {
      if (cached && isFresh()) return cached.value;
      const reading: NonNullable<typeof cached> = { value: load(), at: clock().getTime() };
      void reading.value.then((value) => (reading.loaded = value));
      cached = reading;
      return reading.value;
    },
    /** What was read, without waiting; undefined if it has to be read again. */
    known: (): Value | undefined => (isFresh() ? cached?.loaded : undefined),
    expire(): void {
      cached = undefined;
    },
  };
}
