import { emailJob } from '#src/platform/emails/email-box.server.ts';

/** Sends one promised email about an account. */
export const sendPeopleEmail = emailJob('send-people-email');
