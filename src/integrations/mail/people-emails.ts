import type { PeopleEmailTemplates } from '#src/domains/people/people-email-templates.ts';
import { noticeContent } from './notice-email-text.ts';
import {
  emailConfirmContent,
  emailDoneContent,
  emailNoticeContent,
  inviteContent,
  type PeopleEmailSettings,
  resetContent,
  resetDoneContent,
} from './people-email-text.ts';
import { writeEmail } from './write-email.tsx';

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
