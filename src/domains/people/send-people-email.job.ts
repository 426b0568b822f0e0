import { emailJob } from '#src/platform/emails/email-box.server.ts';

/** Sends one promised email about an account. */
export const sendPeopleEmail = emailJob('send-people-email');

/** Sends one promised notice about an account. */
export const sendNoticeEmail = emailJob('send-notice-email');
