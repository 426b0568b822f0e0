import type { QrDrawing } from '#src/platform/auth/draw-qr.ts';
import type { ListedSession } from '#src/platform/auth/list-sessions.server.ts';
import type { Role } from '#src/platform/auth/role.ts';
import type { EmailState } from '#src/platform/emails/email.ts';

/** A user of the admin area, as the team list shows them. */
export interface Member {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** null while active; a deactivated user cannot sign in and has no sessions */
  deactivatedAt: Date | null;
  /** null when never signed in, or not since sessions record it */
  lastUsedAt: Date | null;
  /** whether sign-in asks them for a code from their authenticator app */
  hasTotp: boolean;
  createdAt: Date;
}

type InviteState = 'pending' | 'expired';

/** An invitation that was neither accepted nor revoked. */
export interface Invite {
  id: string;
  email: string;
  role: Role;
  state: InviteState;
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
  /** state of its email; undefined if there is none */
  emailState: EmailState | undefined;
  /** why its last attempt failed */
  emailReason: string | undefined;
}

/** A signed-in browser. */
export interface SessionInfo extends ListedSession {
  /** whether it is the session of this request */
  isCurrent: boolean;
}

/** The security of a user's own account. */
export interface AccountSecurity {
  hasTotp: boolean;
  totpEnabledAt: Date | null;
  /** whether the user's role requires a code at sign-in, so that it cannot be switched off */
  isTotpRequired: boolean;
  recoveryCodesLeft: number;
  /** a new address that waits for its confirmation */
  pendingEmail: { email: string; expiresAt: Date } | undefined;
}

/** The secret of an authenticator app. Shown only during enrollment. */
export interface TotpEnrollment {
  /** the key to type by hand, in groups of four */
  key: string;
  /** otpauth:// address, for phones */
  uri: string;
  /** the QR code of `uri`, with its quiet zone */
  qr: QrDrawing;
}

/** Kinds of links in emails about accounts. */
const LINK_KINDS = ['invite', 'reset', 'email'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** The page behind a link. Looking does not use the link, because mail scanners open links. */
export type LinkView =
  | { state: 'valid'; kind: 'invite'; email: string; role: Role; invitedBy: string }
  | { state: 'valid'; kind: 'reset'; email: string }
  | { state: 'valid'; kind: 'email'; email: string }
  /** used, replaced, revoked, expired or invented: one state, so that nothing is revealed */
  | { state: 'invalid' };

/** Why a change was refused. `PEOPLE_MESSAGES` has the sentence for each. */
export type PeopleProblem =
  /** the sign-in is too old: ask for the password (and code) again, with `People.confirmIdentity` */
  | 'confirm-first'
  | 'not-allowed'
  | 'not-found'
  | 'last-owner'
  | 'already-a-user'
  | 'invalid-email'
  | 'invalid-settings'
  | 'link-invalid'
  | 'wrong-password'
  | 'wrong-code'
  | 'enrollment-expired'
  | 'totp-required'
  | 'same-email';

/** Outcome of a change. `message` is for the person, and belongs to `field` if that is set. */
export type PeopleResult<T extends object = object> =
  | ({ ok: true } & T)
  | { ok: false; reason: PeopleProblem; message: string }
  | { ok: false; reason: 'weak-password'; field: 'password'; message: string }
  | { ok: false; reason: 'throttled'; retryAfterSeconds: number; message: string };

export const PEOPLE_MESSAGES: Readonly<Record<PeopleProblem, string>> = {
  'confirm-first': 'Confirm that it is you, then try again.',
  'not-allowed': 'Your role does not allow this.',
  'not-found': 'This no longer exists. Reload the page.',
  'last-owner': 'This is the last active owner. Make someone else an owner first.',
  'already-a-user': 'There is already a user with this email address.',
  'invalid-email': 'Enter a valid email address.',
  'invalid-settings': 'Enter whole numbers within the bounds shown.',
  'link-invalid': 'This link no longer works. Request a new one.',
  'wrong-password': 'Incorrect password.',
  'wrong-code': 'Incorrect code. Wait for the next one and try again.',
  'enrollment-expired': 'The setup took too long. Start again.',
  'totp-required': 'Your role requires a code at sign-in, so it cannot be switched off.',
  'same-email': 'This is already your email address.',
};

/** @param weakness the end of a sentence, from `checkPassword` */
export const weakPassword = (weakness: string) =>
  ({
    ok: false,
    reason: 'weak-password',
    field: 'password',
    message: `The password ${weakness}.`,
  }) as const;

/** @param retryAfterSeconds until the next attempt is allowed */
export const throttled = (retryAfterSeconds: number) => {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  const unit = minutes === 1 ? 'minute' : 'minutes';
  const message = `Too many attempts. Try again in ${minutes} ${unit}.`;
  return { ok: false, reason: 'throttled', retryAfterSeconds, message } as const;
};
