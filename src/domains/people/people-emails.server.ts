import type { EmailBox } from '#src/platform/emails/email-box.server.ts';
import { peopleEmails } from './people-tables.server.ts';
import { sendPeopleEmail } from './send-people-email.job.ts';

/** Promised emails about accounts, owned by the link that they contain or report. */
export const PEOPLE_EMAILS: EmailBox = { table: peopleEmails, job: sendPeopleEmail };
