import type { PeopleEmailTemplates } from '#src/domains/people/people-email-templates.ts';
import type { EmailSender } from './confirmation-text.ts';
import type { EmailContent } from './email-text.ts';

type Facts<Name extends keyof PeopleEmailTemplates> = Parameters<PeopleEmailTemplates[Name]>[0];

/** The sender, and the site that the emails name. */
export interface PeopleEmailSettings {
  sender: EmailSender;
  /** origin of the site, without a trailing slash */
  siteUrl: string;
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** '7 days', '36 hours': days where that is exact enough. */
const formatHours = (hours: number) =>
  hours >= 48 ? plural(Math.round(hours / 24), 'day') : plural(hours, 'hour');

export const siteName = (siteUrl: string): string => new URL(siteUrl).host;

const ROLES = {
  owner: 'As an owner, you can change everything, including the team and its settings.',
  editor: 'As an editor, you can write and publish content, and work on leads.',
  viewer: 'As a viewer, you can see content and statistics but cannot change anything.',
} as const;

export function inviteContent(
  { sender, siteUrl }: PeopleEmailSettings,
  { url, role, invitedBy, validHours }: Facts<'invite'>,
): EmailContent {
  return {
    subject: `You are invited to join the ${sender.name} website team`,
    preview: `${invitedBy} invited you. Choose a password to accept.`,
    heading: 'Join the team',
    paragraphs: [
      `${invitedBy} invited you to work on the website ${siteName(siteUrl)}.`,
      ROLES[role],
    ],
    button: { label: 'Accept the invitation', href: url },
    after: [
      `The link works once, for ${formatHours(validHours)}. It opens a page where you enter your name and choose a password.`,
    ],
    small: ['Didn’t expect this? Do nothing, and no account is created.'],
    sender,
  };
}

export function resetContent(
  { sender, siteUrl }: PeopleEmailSettings,
  { url, validMinutes }: Facts<'reset'>,
): EmailContent {
  return {
    subject: 'Choose a new password',
    preview: `The link works once, for ${plural(validMinutes, 'minute')}.`,
    heading: 'Choose a new password',
    paragraphs: [`Someone asked to reset the password of your account on ${siteName(siteUrl)}.`],
    button: { label: 'Choose a new password', href: url },
    after: [
      `The link works once, for ${plural(validMinutes, 'minute')}. Choosing a new password signs you out on every device.`,
    ],
    small: ['Didn’t request this? Do nothing: your password stays as it is.'],
    sender,
  };
}

export function resetDoneContent(
  { sender, siteUrl }: PeopleEmailSettings,
  { resetUrl }: Facts<'resetDone'>,
): EmailContent {
  return {
    subject: 'Your password was changed',
    preview: 'You were signed out everywhere.',
    heading: 'You have a new password',
    paragraphs: [
      `The password of your account on ${siteName(siteUrl)} was changed with a link from an email. You were signed out everywhere. Sign in with the new password.`,
    ],
    after: [
      `Wasn’t you? Then someone else can read your email. Secure your mailbox first, then choose another password: ${resetUrl}`,
    ],
    sender,
  };
}

export function emailConfirmContent(
  { sender, siteUrl }: PeopleEmailSettings,
  { url, validHours }: Facts<'emailConfirm'>,
): EmailContent {
  return {
    subject: 'Confirm your new email address',
    preview: `The link works once, for ${formatHours(validHours)}.`,
    heading: 'Confirm this address',
    paragraphs: [
      `You asked to use this address for your account on ${siteName(siteUrl)}. Once you confirm it, you sign in with it.`,
    ],
    button: { label: 'Confirm this address', href: url },
    after: [`The link works once, for ${formatHours(validHours)}.`],
    small: ['Didn’t request this? Do nothing, and nothing changes.'],
    sender,
  };
}

export function emailNoticeContent(
  { sender, siteUrl }: PeopleEmailSettings,
  { newEmail, accountUrl }: Facts<'emailNotice'>,
): EmailContent {
  return {
    subject: 'Someone asked to change your email address',
    preview: 'Nothing has changed yet.',
    heading: 'Did you ask for this change?',
    paragraphs: [
      `Someone who is signed in to your account on ${siteName(siteUrl)} asked to change its email address to ${newEmail}. Nothing changes until that address is confirmed.`,
    ],
    after: [
      `Wasn’t you? Cancel the change, sign out all other browsers, and choose a new password: ${accountUrl}`,
    ],
    sender,
  };
}

export function emailDoneContent(
  { sender, siteUrl }: PeopleEmailSettings,
  { newEmail }: Facts<'emailDone'>,
): EmailContent {
  return {
    subject: 'Your email address was changed',
    preview: `Sign in with ${newEmail} from now on.`,
    heading: 'Your address was changed',
    paragraphs: [
      `Your account on ${siteName(siteUrl)} now has the email address ${newEmail}. You can no longer sign in with the address that received this email.`,
    ],
    after: ['Wasn’t you? Ask an owner of the website to deactivate your account right away.'],
    sender,
  };
}
