import { setTimeout as wait } from 'node:timers/promises';

const WAIT_MS = 2_000;

/**
 * Settles before a visitor's page is read, and waits for it two seconds at most: while the database stalls, reading takes long enough
 * by itself. A change that is made later announces itself.
 */
export async function settleForReader(settle: () => Promise<unknown>) {
  const timer = new AbortController();
  const timeout = wait(WAIT_MS, undefined, { signal: timer.signal });
  try {
    await Promise.race([settle(), timeout]);
  } finally {
    timeout.catch(() => undefined); // aborting the timer rejects it
    timer.abort();
  }
}
