import type { EmailBox } from '#src/platform/emails/email-box.server.ts';
import { newsletterEmails } from './newsletter-tables.server.ts';
import { sendNewsletterEmail } from './send-newsletter-email.job.ts';

/** Promised emails of subscribers: at most one of the kind `confirmation` each, for the newest request. */
export const NEWSLETTER_EMAILS: EmailBox = { table: newsletterEmails, job: sendNewsletterEmail };

export const CONFIRMATION_EMAIL = 'confirmation';
