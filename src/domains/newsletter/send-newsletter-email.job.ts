import { emailJob } from '#src/platform/emails/email-box.server.ts';

/** Sends one promised email of a subscriber. */
export const sendNewsletterEmail = emailJob('send-newsletter-email');
