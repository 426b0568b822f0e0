import type { LeadEmailTemplates, EmailText } from '#src/domains/leads/emails/email-templates.ts';
import {
  acknowledgementContent,
  guideContent,
  type LeadEmailSettings,
  notificationContent,
  reportContent,
  surveyThanksContent,
} from './lead-email-text.ts';
import { type EmailContent, plainText } from './email-text.ts';

/** Creates the templates of emails about leads. The renderer is loaded with the first email, to keep the start fast. */
export function createLeadEmailTemplates(settings: LeadEmailSettings): LeadEmailTemplates {
  return {
    guide: (facts) => write(guideContent(settings, facts)),
    acknowledgement: ({ firstName }) => write(acknowledgementContent(settings, firstName)),
    report: (facts) => write(reportContent(settings, facts)),
    surveyThanks: (facts) => write(surveyThanksContent(settings, facts)),
    notification: (facts) => write(notificationContent(settings, facts)),
  };
}

async function write(content: EmailContent): Promise<EmailText> {
  const [{ render }, { LeadEmailView }] = await Promise.all([
    import('react-email'),
    import('./lead-email-view.tsx'),
  ]);
  const html = await render(<LeadEmailView content={content} />);
  return { subject: content.subject, html, text: plainText(content) };
}
