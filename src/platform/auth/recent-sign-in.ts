import type { SessionView } from './auth.ts';

/** Within how many minutes before a sensitive action the password must have been given. */
export const RECENT_SIGN_IN_MINUTES = 15;

const MINUTE_MS = 60_000;

/**
 * Whether the password (and the code, with TOTP) was given in this session recently enough for a sensitive action:
 * whatever ends or gives access, deletes leads, releases what is held, exports or erases. If not, ask for it with `People.confirmIdentity`.
 */
export const isRecentSignIn = (session: Pick<SessionView, 'confirmedAt'>, now: Date): boolean =>
  now.getTime() - session.confirmedAt.getTime() < RECENT_SIGN_IN_MINUTES * MINUTE_MS;
