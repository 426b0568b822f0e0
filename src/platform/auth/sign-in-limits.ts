export interface SignInLimit {
  /** attempts per window; before scaling */
  points: number;
  /** seconds; a window begins with its first attempt */
  duration: number;
}

const QUARTER_HOUR = 15 * 60;

/** Refuses beyond these. Each attempt takes a point before the password is looked at; success gives it back. */
export const SIGN_IN_LIMITS = {
  /** one account from one network, by browsers that are not known */
  pair: { points: 5, duration: QUARTER_HOUR },
  /** all accounts from one network: an office behind one address shares it, so it gets more */
  network: { points: 20, duration: QUARTER_HOUR },
  /** one browser that has signed in to the account before */
  device: { points: 10, duration: QUARTER_HOUR },
} satisfies Record<string, SignInLimit>;

/** Attempts on one account from all networks. Beyond these each one is delayed, and none is refused. */
export const ACCOUNT_ATTEMPTS: SignInLimit = { points: 10, duration: 60 * 60 };

const DELAY_STEP_MS = 250;
/** Below the five seconds that a stopping server gives to requests in flight. */
const MAX_DELAY_MS = 3_000;

/**
 * How long an attempt waits before its password is looked at, in milliseconds.
 * @param attempts on the account within the window, from all networks, this one included
 * @param free attempts without a delay
 */
export function delayOf(attempts: number, free: number): number {
  return Math.min(Math.max(0, attempts - free) * DELAY_STEP_MS, MAX_DELAY_MS);
}

/** The points of a limit under RATE_LIMIT_SCALE; never fewer than one. */
export const scalePoints = ({ points }: SignInLimit, scale: number): number =>
  Math.max(1, Math.round(points * scale));
