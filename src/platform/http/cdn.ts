import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '#src/platform/logging/logger.server.ts';

/** The key under which a CDN keeps all public documents: each of them may show what any change changes. */
export const DOCUMENTS_KEY = 'documents';

/** How long a CDN keeps a public document, in case a purge is lost; and how long it may send one that we fail to render. */
export const KEPT_BY_CDN = 'max-age=600, stale-while-revalidate=60, stale-if-error=86400';

/** A CDN in front of the site that keeps public documents until they are purged. */
export interface Cdn {
  /** of public documents: how long they are kept, and under which key */
  headers: Readonly<Record<string, string>>;
  /** Drops the documents. @returns why it failed; undefined if it did not */
  purge(): Promise<string | undefined>;
}

interface PurgerDeps {
  cdn: Pick<Cdn, 'purge'>;
  log: Logger;
  /** between two purges */
  gapMs?: number;
}

const GAP_MS = 3_000;
const MAX_WAIT_MS = 60_000;

/**
 * Purges the CDN after each change, and once more after a gap, since what was being rendered during the change may have arrived
 * there meanwhile. Changes during a gap share a purge; one that fails is repeated until it succeeds.
 */
export function createPurger({ cdn, log, gapMs = GAP_MS }: PurgerDeps) {
  let [changes, left] = [0, 0];
  let isRunning = false;

  async function run() {
    isRunning = true;
    for (let pause = gapMs; left > 0; await wait(pause, undefined, { ref: false })) {
      const known = changes;
      const failure = await cdn.purge();
      if (failure) log.warn({ failure }, 'the CDN could not be purged; it is tried again');
      // A change during the purge is not part of it.
      else if (changes === known) left -= 1;
      pause = failure ? Math.min(pause * 2, MAX_WAIT_MS) : gapMs;
    }
    isRunning = false;
  }
  return {
    /** Call when all documents have expired on this node. */
    purge() {
      changes += 1;
      left = 2;
      if (!isRunning) void run();
    },
  };
}
