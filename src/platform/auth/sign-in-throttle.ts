/** Attempts are forgotten this long after the last one, or after the end of the wait it caused. */
const MEMORY_MS = 15 * 60_000;
const LONGEST_WAIT_MINUTES = 15;

/** Unsuccessful sign-ins under one key: an account or an address. */
export interface AttemptCount {
  attempts: number;
  lastAttemptAt: Date;
  blockedUntil: Date | null;
}

/** Seconds until the key may be tried again; 0 when it may be tried now. */
export function secondsToWait(count: AttemptCount | undefined, now: Date): number {
  const ms = (count?.blockedUntil?.getTime() ?? 0) - now.getTime();
  return Math.max(0, Math.ceil(ms / 1000));
}

/**
 * Counts an attempt. From the `limit`-th on, each one is followed by a wait of 1, 2, 4, 8 and then 15 minutes. It is
 * counted before the password is looked at, so that attempts made at the same moment cannot slip through together.
 */
export function countAttempt(
  before: AttemptCount | undefined,
  now: Date,
  limit: number,
): AttemptCount {
  const attempts = before && !isForgotten(before, now) ? before.attempts + 1 : 1;
  const beyond = attempts - limit;
  const minutes = beyond < 0 ? 0 : Math.min(2 ** beyond, LONGEST_WAIT_MINUTES);
  return {
    attempts,
    lastAttemptAt: now,
    blockedUntil: minutes === 0 ? null : new Date(now.getTime() + minutes * 60_000),
  };
}

/** Takes back one attempt, with the wait that only it caused. */
export function forgiveAttempt(count: AttemptCount, limit: number): AttemptCount {
  const attempts = Math.max(0, count.attempts - 1);
  return { ...count, attempts, blockedUntil: attempts < limit ? null : count.blockedUntil };
}

function isForgotten({ lastAttemptAt, blockedUntil }: AttemptCount, now: Date): boolean {
  const last = Math.max(lastAttemptAt.getTime(), blockedUntil?.getTime() ?? 0);
  return now.getTime() - last >= MEMORY_MS;
}
