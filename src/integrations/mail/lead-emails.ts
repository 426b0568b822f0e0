import type { LeadEmailTemplates } from '#src/domains/leads/emails/email-templates.ts';
import {
  acknowledgementContent,
  guideContent,
  type LeadEmailSettings,
  notificationContent,
  reportContent,
  surveyThanksContent,
} from './lead-email-text.ts';
import { writeEmail } from './write-email.tsx';

/** Creates the templates of emails about leads. */
export function createLeadEmailTemplates(settings: LeadEmailSettings): LeadEmailTemplates {
  return {
    guide: (facts) => writeEmail(guideContent(settings, facts)),
    acknowledgement: ({ firstName }) => writeEmail(acknowledgementContent(settings, firstName)),
    report: (facts) => writeEmail(reportContent(settings, facts)),
    surveyThanks: (facts) => writeEmail(surveyThanksContent(settings, facts)),
    notification: (facts) => writeEmail(notificationContent(settings, facts)),
  };
}
