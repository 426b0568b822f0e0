import type { PeopleEmailTemplates } from '#src/domains/people/people-email-templates.ts';
import { formatSiteDay } from '#src/platform/clock/site-day.ts';
import { siteFormat } from '#src/platform/clock/site-time-zone.ts';
import type { EmailContent, EmailSender } from './email-text.ts';
import { writeEmail } from './write-email.tsx';

/** The sender, and the site that the emails name. */
interface PeopleEmailSettings {
  sender: EmailSender;
  /** origin of the site, without a trailing slash */
  siteUrl: string;
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** '7 days', '36 hours': days where that is exact enough. */
const formatHours = (hours: number) =>
  hours >= 48 ? plural(Math.round(hours / 24), 'day') : plural(hours, 'hour');

const siteName = (siteUrl: string): string => new URL(siteUrl).host;

const ROLES = {
  owner: 'As an owner, you can change everything, including the team and its settings.',
  editor: 'As an editor, you can write and publish content, and work on leads.',
  viewer: 'As a viewer, you can see content and statistics but cannot change anything.',
} as const;

/** Creates the templates of emails about accounts. */
export function createPeopleEmailTemplates(settings: PeopleEmailSettings): PeopleEmailTemplates {
  const { sender, siteUrl } = settings;
  return {
    invite: ({ url, role, invitedBy, validHours }) =>
      writeEmail({
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
      }),
    reset: ({ url, validMinutes }) =>
      writeEmail({
        subject: 'Choose a new password',
        preview: `The link works once, for ${plural(validMinutes, 'minute')}.`,
        heading: 'Choose a new password',
        paragraphs: [
          `Someone asked to reset the password of your account on ${siteName(siteUrl)}.`,
        ],
        button: { label: 'Choose a new password', href: url },
        after: [
          `The link works once, for ${plural(validMinutes, 'minute')}. Choosing a new password signs you out on every device.`,
        ],
        small: ['Didn’t request this? Do nothing: your password stays as it is.'],
        sender,
      }),
    resetDone: ({ resetUrl }) =>
      writeEmail({
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
      }),
    emailConfirm: ({ url, validHours }) =>
      writeEmail({
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
      }),
    emailNotice: ({ newEmail, accountUrl }) =>
      writeEmail({
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
      }),
    emailDone: ({ newEmail }) =>
      writeEmail({
        subject: 'Your email address was changed',
        preview: `Sign in with ${newEmail} from now on.`,
        heading: 'Your address was changed',
        paragraphs: [
          `Your account on ${siteName(siteUrl)} now has the email address ${newEmail}. You can no longer sign in with the address that received this email.`,
        ],
        after: ['Wasn’t you? Ask an owner of the website to deactivate your account right away.'],
        sender,
      }),
    notice: (facts) => writeEmail(noticeContent(settings, facts)),
  };
}

type Facts = Parameters<PeopleEmailTemplates['notice']>[0];
type Words = Pick<EmailContent, 'subject' | 'preview' | 'heading'> & {
  paragraph: string;
  /** what to do if it was someone else */
  after: string;
};

const clockTime = siteFormat({
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'shortGeneric',
});

/** `November 22, 2026, 5:12 p.m. CT` */
const formatMoment = (at: Date) =>
  `${formatSiteDay(at)}, ${clockTime()
    .format(at)
    .replace(/\s([AP])M\b/, (_, letter: string) => ` ${letter.toLowerCase()}.m.`)}`;

const WORDS: Readonly<Record<Facts['kind'], (facts: Facts & { account: string }) => Words>> = {
  'password-changed': ({ account, resetUrl }) => ({
    subject: 'Your password was changed',
    preview: 'All other browsers were signed out.',
    heading: 'You have a new password',
    paragraph: `The password of ${account} was changed. All other browsers were signed out.`,
    after: `Wasn’t you? Choose another password right away: ${resetUrl}`,
  }),
  'totp-enabled': ({ account, resetUrl }) => ({
    subject: 'Two-step sign-in was switched on',
    preview: 'Signing in now also takes a code.',
    heading: 'Two-step sign-in is on',
    paragraph: `Two-step sign-in was set up for ${account}. Signing in now also takes a code from an authenticator app. All other browsers were signed out.`,
    after: `Wasn’t you? Choose a new password right away, and ask an owner of the website to switch two-step sign-in off: ${resetUrl}`,
  }),
  'totp-disabled': ({ account, by, accountUrl, resetUrl }) => ({
    subject: 'Two-step sign-in was switched off',
    preview: 'Your password alone is now enough to sign in.',
    heading: 'Two-step sign-in is off',
    paragraph: by
      ? `${by} switched off two-step sign-in for ${account}, and you were signed out everywhere. Your recovery codes no longer work. To set it up again, sign in and open ${accountUrl}`
      : `Two-step sign-in was switched off for ${account}. Your recovery codes no longer work.`,
    after: by
      ? `Didn’t ask for this? Contact ${by}, and choose a new password: ${resetUrl}`
      : `Wasn’t you? Choose a new password right away, then switch two-step sign-in on again: ${resetUrl}`,
  }),
  test: ({ resetUrl }) => ({
    subject: 'A test email of your website',
    preview: 'Emails of the website arrive here.',
    heading: 'Email works',
    paragraph: 'You asked for this email on the page Integrations. It took the way of every email.',
    after: `Wasn’t you? Choose a new password right away: ${resetUrl}`,
  }),
  'recovery-code-used': ({ account, accountUrl, resetUrl }) => ({
    subject: 'A recovery code was used',
    preview: 'Each recovery code works once.',
    heading: 'A recovery code was used',
    paragraph: `A recovery code was used with the password of ${account}. That code no longer works. Your account shows how many are left: ${accountUrl}`,
    after: `Wasn’t you? Choose a new password right away, which signs out every browser, then replace your recovery codes: ${resetUrl}`,
  }),
};

/** The text of a notice about a change of sign-in. It contains no code, key or link that grants anything. */
function noticeContent({ sender, siteUrl }: PeopleEmailSettings, facts: Facts): EmailContent {
  const account = `your account on ${siteName(siteUrl)}`;
  const { paragraph, after, ...words } = WORDS[facts.kind]({ ...facts, account });
  return {
    ...words,
    paragraphs: [paragraph],
    facts: [
      { label: 'When', value: formatMoment(facts.at) },
      { label: 'Browser', value: facts.device },
      ...(facts.by ? [{ label: 'By', value: facts.by }] : []),
    ],
    after: [after],
    sender,
  };
}
