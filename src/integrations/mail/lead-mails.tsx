import type { LeadEmailTemplates, EmailText } from '#src/domains/leads/emails/email-templates.ts';
import {
  acknowledgementWords,
  guideWords,
  type LeadMailSettings,
  notificationWords,
  reportWords,
  surveyThanksWords,
} from './lead-email-text.ts';
import { type MailWords, plainText } from './email-text.ts';

/** The mails that forms promise. As with the confirmation, the renderer is loaded with the first one. */
export function createLeadMailTemplates(settings: LeadMailSettings): LeadEmailTemplates {
  return {
    guide: (facts) => write(guideWords(settings, facts)),
    acknowledgement: ({ firstName }) => write(acknowledgementWords(settings, firstName)),
    report: (facts) => write(reportWords(settings, facts)),
    surveyThanks: (facts) => write(surveyThanksWords(settings, facts)),
    notification: (facts) => write(notificationWords(settings, facts)),
  };
}

async function write(words: MailWords): Promise<EmailText> {
  const [{ render }, { LeadMailView }] = await Promise.all([
    import('react-email'),
    import('./lead-mail-view.tsx'),
  ]);
  const html = await render(<LeadMailView words={words} />);
  return { subject: words.subject, html, text: plainText(words) };
}
