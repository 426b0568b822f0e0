import type { Db } from '#src/platform/db/database.server.ts';
import type { Role } from './role.ts';

export interface SignedInUser {
  id: string;
  email: string;
  name: string;
  role: Role;
}

export interface SessionView {
  /** names the session in lists; grants nothing */
  id: string;
  user: SignedInUser;
  startedAt: Date;
  /** when it ends at the latest, however much it is used */
  expiresAt: Date;
  /** when the password, and the code if the user has TOTP, was last given in this session */
  confirmedAt: Date;
  /** the role requires TOTP, which the user has not set up: they may only set it up and sign out */
  mustEnroll: boolean;
}

/** The browser of a request. */
export interface Visitor {
  /** IP address, resolved by the HTTP edge */
  ip: string;
  userAgent: string;
}

export interface Credentials extends Visitor {
  email: string;
  password: string;
  /** the request's Cookie header; may contain a device cookie */
  cookies: string;
}

export type SignInResult =
  | { ok: true; headers: Headers }
  | { ok: false; reason: 'invalid' }
  | { ok: false; reason: 'throttled'; retryAfterSeconds: number }
  /** the password is right and the user has TOTP; the headers begin the second step, `signInWithCode` */
  | { ok: false; reason: 'code-required'; headers: Headers };

export interface CodeAttempt extends Visitor {
  /** six digits from the app, or a recovery code; spaces and hyphens do not matter */
  code: string;
  /** the request's Cookie header, with the cookie of the first step */
  cookies: string;
}

export type CodeResult =
  | { ok: true; headers: Headers; usedRecoveryCode: boolean }
  | { ok: false; reason: 'invalid' }
  | { ok: false; reason: 'throttled'; retryAfterSeconds: number }
  /** the first step was more than ten minutes ago, or the password has changed since: begin again */
  | { ok: false; reason: 'expired' };

/** Notifies a user in the transaction of a sign-in with one of their recovery codes. */
export type OnRecoveryCode = (
  tx: Db,
  use: { user: { id: string; email: string }; userAgent: string; now: Date },
) => Promise<void>;
