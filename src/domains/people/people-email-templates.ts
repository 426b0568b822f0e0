import type { Role } from '#src/platform/auth/role.ts';
import type { EmailText } from '#src/platform/emails/outgoing-email.ts';

/**
 * Kinds of emails about accounts.
 * - invite: the link of an invitation
 * - reset: the link to choose a new password
 * - reset-done: notice of a new password
 * - email-confirm: the link of a change of address, to the new one
 * - email-notice: notice of it to the old one, before it is confirmed
 * - email-done: notice to the old one, when it is
 */
const PEOPLE_EMAIL_KINDS = [
  'invite',
  'reset',
  'reset-done',
  'email-confirm',
  'email-notice',
  'email-done',
] as const;

export type PeopleEmailKind = (typeof PEOPLE_EMAIL_KINDS)[number];

/** Kinds of notices: changes of sign-in that the user of the account must know of, and a test that they asked for. */
export const NOTICE_KINDS = [
  'password-changed',
  'totp-enabled',
  'totp-disabled',
  'recovery-code-used',
  'test',
] as const;

export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Renders emails about accounts. */
export interface PeopleEmailTemplates {
  invite(facts: {
    url: string;
    role: Role;
    invitedBy: string;
    /** remaining validity in whole hours */
    validHours: number;
  }): Promise<EmailText>;
  reset(facts: { url: string; validMinutes: number }): Promise<EmailText>;
  resetDone(facts: { resetUrl: string }): Promise<EmailText>;
  emailConfirm(facts: { url: string; validHours: number }): Promise<EmailText>;
  emailNotice(facts: { newEmail: string; accountUrl: string }): Promise<EmailText>;
  emailDone(facts: { newEmail: string }): Promise<EmailText>;
  notice(facts: {
    kind: NoticeKind;
    /** the owner who made the change; null for the user themselves */
    by: string | null;
    /** such as 'Chrome on macOS' */
    device: string;
    at: Date;
    /** where anyone requests a new password */
    resetUrl: string;
    accountUrl: string;
  }): Promise<EmailText>;
}
