import type { EmailBox } from '#src/platform/emails/email-box.server.ts';
import { newsletterEmails } from './newsletter-tables.server.ts';
import { sendNewsletterEmail } from './send-newsletter-email.job.ts';

/** The emails that subscribers were promised: one of the kind `confirmation` each, that of the newest request. */
export const NEWSLETTER_EMAILS: EmailBox = { table: newsletterEmails, job: sendNewsletterEmail };

export const CONFIRMATION_EMAIL = 'confirmation';
