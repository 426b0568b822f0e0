import type { Logger } from '#src/platform/logging/logger.server.ts';

/**
 * Collects entries and writes them together a moment later: responses do not wait, and a flood takes few statements.
 */
interface BatchWriter<Entry> {
  add(key: string, entry: Entry): void;
  /** Writes pending entries at once; call it before the process ends. */
  flush(): Promise<void>;
}

interface BatchWriterOptions<Entry> {
  /** merges two entries of one key */
  join(earlier: Entry, later: Entry): Entry;
  /** receives the entries sorted by key */
  write(entries: readonly (readonly [string, Entry])[]): Promise<void>;
  log: Logger;
  pauseMs?: number;
  /** pending keys at a time; further new keys are dropped */
  maxKeys?: number;
}

/** Failed batches are logged and dropped: retries would pile up while the database is unavailable. */
export function createBatchWriter<Entry>({
  join,
  write,
  log,
  pauseMs = 2_000,
  maxKeys = 500,
}: BatchWriterOptions<Entry>): BatchWriter<Entry> {
  let pending = new Map<string, Entry>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;

  async function writePending() {
    const entries = [...pending].toSorted(([a], [b]) => (a < b ? -1 : 1));
    pending = new Map();
    try {
      if (entries.length > 0) await write(entries);
    } catch (error) {
      log.warn({ err: error, entries: entries.length }, 'a batch could not be written');
    }
  }
  function startWrite(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writePending().finally(() => {
      writing = undefined;
      scheduleWrite();
    });
    return writing;
  }
  /** Runs one write at a time; entries collect meanwhile. */
  function scheduleWrite() {
    if (timer || writing || pending.size === 0) return;
    timer = setTimeout(() => void startWrite(), pauseMs).unref();
  }
  return {
    add(key, entry) {
      const earlier = pending.get(key);
      if (earlier === undefined && pending.size >= maxKeys) return;
      pending.set(key, earlier === undefined ? entry : join(earlier, entry));
      scheduleWrite();
    },
    async flush() {
      await writing;
      await startWrite();
    },
  };
}
