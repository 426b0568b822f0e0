import { emailJob } from '#src/platform/emails/email-box.server.ts';

/** Sends one promised email of a lead, to the visitor or to the team. */
export const sendLeadEmail = emailJob('send-lead-email');
