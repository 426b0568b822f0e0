export interface SignInLimit {
  /** attempts per window, before scaling */
  points: number;
  /** seconds; a window starts with its first attempt */
  duration: number;
}

const QUARTER_HOUR = 15 * 60;

/**
 * Attempts beyond these limits are refused. Each attempt costs a point before the password is checked; a successful one
 * is refunded.
 */
export const SIGN_IN_LIMITS = {
  /** one account from one network, for unknown devices */
  pair: { points: 5, duration: QUARTER_HOUR },
  /** all accounts from one network; higher, since an office may share one address */
  network: { points: 20, duration: QUARTER_HOUR },
  /** one known device of the account */
  device: { points: 10, duration: QUARTER_HOUR },
} satisfies Record<string, SignInLimit>;

/** Attempts on one account from all networks. Beyond these, attempts are delayed but never refused. */
export const ACCOUNT_ATTEMPTS: SignInLimit = { points: 10, duration: 60 * 60 };

const DELAY_STEP_MS = 250;
/** Shorter than the five seconds that a stopping server allows requests in flight. */
const MAX_DELAY_MS = 3_000;

/**
 * Returns the delay before the password is checked, in milliseconds.
 * @param attempts on the account within the window, from all networks, including this one
 * @param free attempts without a delay
 */
export function getSignInDelayMs(attempts: number, free: number): number {
  return Math.min(Math.max(0, attempts - free) * DELAY_STEP_MS, MAX_DELAY_MS);
}

/** Points of a limit under RATE_LIMIT_SCALE, at least one. */
export const scalePoints = ({ points }: SignInLimit, scale: number): number =>
  Math.max(1, Math.round(points * scale));

/** Attempts at the second step of a sign-in, with a code. Who gets there knows the password. */
export const CODE_LIMITS = {
  /** one account from one network, for unknown devices */
  pair: { points: 5, duration: QUARTER_HOUR },
  /** one account from all networks, for unknown devices; refused, since a code has only a million values */
  account: { points: 20, duration: 60 * 60 },
  /** one known device of the account */
  device: { points: 10, duration: QUARTER_HOUR },
} satisfies Record<string, SignInLimit>;

/** Attempts of a signed-in user to give their password again. */
export const CONFIRM_LIMIT: SignInLimit = { points: 10, duration: QUARTER_HOUR };

/** Requests for a link to reset a password. */
export const RESET_LIMITS = {
  /** beyond it, requests are refused */
  network: { points: 10, duration: 60 * 60 },
  /** beyond it, no email is sent, but the response stays the same */
  account: { points: 3, duration: 60 * 60 },
} satisfies Record<string, SignInLimit>;
