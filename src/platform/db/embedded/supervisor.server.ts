import type { EmbeddedLog } from './embedded-log.ts';

/**
 * Seconds to wait before each attempt to replace a dead server. The last one repeats: a full disk may stay full for
 * long.
 */
const SECONDS = [0, 0.1, 0.25, 0.5, 1, 1, 2, 4, 8, 10];
/** After running this long, a server counts as stable, and its end resets the count of attempts. */
const STABLE_MS = 5_000;

export interface Supervised {
  pid: number;
  /** Resolves with the reason when it has ended. */
  exited: Promise<string>;
  shutdown(): Promise<void>;
}

/**
 * Keeps one child running: starts it, and replaces it whenever it ends unexpectedly. Retries forever, with growing
 * pauses until a child is stable.
 * @param start starts a child and resolves when it is ready. Rejects, leaving no process behind, when it fails or the
 * signal aborts.
 * @throws the error of the first start, which is not retried: it explains why this folder does not work
 */
export async function supervise(
  start: (signal: AbortSignal) => Promise<Supervised>,
  log: EmbeddedLog,
) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let attempts = 0;
  let current: Supervised | undefined = await start(signal);
  const watching = watch(current);

  async function watch(child: Supervised) {
    for (let next: Supervised | undefined = child; next;) {
      const since = Date.now();
      // stop() was called while this one was starting, and so did not stop it.
      if (signal.aborted) await next.shutdown();
      const reason = await next.exited;
      current = undefined;
      if (signal.aborted) return;
      log.error({ pid: next.pid, reason }, 'PostgreSQL ended unexpectedly, starting it again');
      if (Date.now() - since >= STABLE_MS) attempts = 0;
      next = current = await replace();
    }
  }

  async function replace(): Promise<Supervised | undefined> {
    const endedAt = Date.now();
    for (;;) {
      try {
        const seconds = SECONDS[Math.min(attempts, SECONDS.length - 1)]!;
        attempts += 1;
        await pause(seconds * 1_000, signal);
        signal.throwIfAborted();
        const child = await start(signal);
        log.warn({ pid: child.pid, ms: Date.now() - endedAt }, 'PostgreSQL runs again');
        return child;
      } catch (error) {
        if (signal.aborted) return undefined;
        log.error({ err: error, attempts }, 'PostgreSQL could not be started again');
      }
    }
  }

  return {
    pid: (): number | undefined => current?.pid,
    /** Stops the child, or the attempt to replace it; resolves when no child runs. */
    stop: async () => {
      stopping.abort();
      await current?.shutdown();
      await watching;
    },
  };
}

/** Resolves after the time, or at once on abort. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true });
  });
}
