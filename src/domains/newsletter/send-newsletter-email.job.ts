import { emailJob } from '#src/platform/emails/email-box.server.ts';

/** Sends an email that a subscriber was promised. */
export const sendNewsletterEmail = emailJob('send-newsletter-email');
