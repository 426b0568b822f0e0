import type { PeopleEmailTemplates } from '#src/domains/people/people-email-templates.ts';
import {
  emailConfirmContent,
  emailDoneContent,
  emailNoticeContent,
  inviteContent,
  type PeopleEmailSettings,
  resetContent,
  resetDoneContent,
  siteName,
} from './people-email-text.ts';
import { writeEmail } from './write-email.tsx';
import { formatSiteDay, SITE_TIME_ZONE } from '#src/platform/clock/site-day.ts';
import type { EmailContent } from './email-text.ts';

/** Creates the templates of emails about accounts. */
export function createPeopleEmailTemplates(settings: PeopleEmailSettings): PeopleEmailTemplates {
  return {
    invite: (facts) => writeEmail(inviteContent(settings, facts)),
    reset: (facts) => writeEmail(resetContent(settings, facts)),
    resetDone: (facts) => writeEmail(resetDoneContent(settings, facts)),
    emailConfirm: (facts) => writeEmail(emailConfirmContent(settings, facts)),
    emailNotice: (facts) => writeEmail(emailNoticeContent(settings, facts)),
    emailDone: (facts) => writeEmail(emailDoneContent(settings, facts)),
    notice: (facts) => writeEmail(noticeContent(settings, facts)),
  };
}

type Facts = Parameters<PeopleEmailTemplates['notice']>[0];
type Words = Pick<EmailContent, 'subject' | 'preview' | 'heading'> & {
  paragraph: string;
  /** what to do if it was someone else */
  after: string;
};

const clockTime = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: SITE_TIME_ZONE,
});

/** `November 22, 2026, 5:12 p.m. CT` */
const formatMoment = (at: Date) =>
  `${formatSiteDay(at)}, ${clockTime.format(at).replace(/\s([AP])M$/, (_, letter: string) => ` ${letter.toLowerCase()}.m.`)} CT`;

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
