import type { Logger } from '#src/platform/logging/logger.server.ts';

/** Gathers what visitors do and writes it a moment later, many at once: no answer waits, and a flood is few statements. */
export interface BatchWriter<Entry> {
  add(key: string, entry: Entry): void;
  /** Writes at once what there is; before the process ends. */
  flush(): Promise<void>;
}

interface BatchWriterOptions<Entry> {
  /** of two entries of one key */
  join(earlier: Entry, later: Entry): Entry;
  /** by key, in the order of the keys */
  write(entries: readonly (readonly [string, Entry])[]): Promise<void>;
  log: Logger;
  pauseMs?: number;
  /** keys held at once; what is new beyond them is dropped */
  most?: number;
}

/** What could not be written is dropped and logged: figures are worth no retry that grows while the database is away. */
export function createBatchWriter<Entry>({
  join,
  write,
  log,
  pauseMs = 2_000,
  most = 500,
}: BatchWriterOptions<Entry>): BatchWriter<Entry> {
  let held = new Map<string, Entry>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;

  async function writeHeld() {
    const entries = [...held].toSorted(([a], [b]) => (a < b ? -1 : 1));
    held = new Map();
    try {
      if (entries.length > 0) await write(entries);
    } catch (error) {
      log.warn({ err: error, entries: entries.length }, 'a batch could not be written');
    }
  }
  function begin(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writeHeld().finally(() => {
      writing = undefined;
      wait();
    });
    return writing;
  }
  /** One writing at a time: while it takes, entries gather. */
  function wait() {
    if (timer || writing || held.size === 0) return;
    timer = setTimeout(() => void begin(), pauseMs).unref();
  }
  return {
    add(key, entry) {
      const earlier = held.get(key);
      if (earlier === undefined && held.size >= most) return;
      held.set(key, earlier === undefined ? entry : join(earlier, entry));
      wait();
    },
    async flush() {
      await writing;
      await begin();
    },
  };
}
