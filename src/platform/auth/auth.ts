import type { Db } from '#src/platform/db/database.server.ts';
import type { FirstOwner } from './first-owner.server.ts';
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

/** Authentication. */
export interface Auth {
  /**
   * The session of a request's cookie.
   * @param options.isUse false for a heartbeat, which must not keep the session from ending. Nothing that the client says may decide this.
   * @param options.ip of the visitor; without it, the place of the last use stays
   * @throws when the database is unavailable
   */
  session(
    request: Request,
    options?: { isUse?: boolean; ip?: string },
  ): Promise<SessionView | undefined>;
  /**
   * Returns the headers that sign the browser in and make it a known device. The result is the same for an unknown
   * account and a wrong password.
   * @throws when the database is unavailable
   */
  signIn(credentials: Credentials): Promise<SignInResult>;
  /** Whether the browser has taken the first step of a sign-in and the second is missing. */
  isCodeAwaited(request: Request): Promise<boolean>;
  /**
   * The second step of a sign-in. Each code works once.
   * @throws when the database is unavailable
   */
  signInWithCode(attempt: CodeAttempt): Promise<CodeResult>;
  /**
   * Deletes the session and returns the headers that clear its cookie.
   * @throws when the session could not be deleted
   */
  signOut(request: Request): Promise<Headers>;
  /**
   * Signs in a user who has just proved who they are in another way: by accepting an invitation.
   * @returns undefined when the user is gone, deactivated or has TOTP
   */
  signInUser(userId: string, visitor: Visitor): Promise<Headers | undefined>;
  /** Returns the headers that keep a browser a known device after a change of the password or address. */
  renewDevice(userId: string): Promise<Headers>;
  /** Creates the first owner when no user exists. */
  ensureFirstOwner(): Promise<FirstOwner>;
}
