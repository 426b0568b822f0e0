import { emailJob } from '#src/platform/emails/email-box.server.ts';

/** Sends one email that a lead's form promised, to the visitor or to the team. */
export const sendLeadEmail = emailJob('send-lead-email');
