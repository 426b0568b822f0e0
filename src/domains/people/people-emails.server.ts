import type { Db } from '#src/platform/db/database.server.ts';
import type { EmailBox } from '#src/platform/emails/email-box.server.ts';
import { promiseEmails } from '#src/platform/emails/promise-email.server.ts';
import type { PeopleDeps } from './people-deps.ts';
import type { PeopleEmailKind } from './people-email-templates.ts';
import { peopleEmails } from './people-tables.server.ts';
import { sendPeopleEmail } from './send-people-email.job.ts';

/** Promised emails about accounts, owned by the link that they contain or report. */
export const PEOPLE_EMAILS: EmailBox = { table: peopleEmails, job: sendPeopleEmail };

/** Promises one of these emails, to be sent at once. */
export const promisePeopleEmail = (
  queue: PeopleDeps['queue'],
  tx: Db,
  ownerId: string,
  kind: PeopleEmailKind,
  now: Date,
) => promiseEmails({ box: PEOPLE_EMAILS, queue }, tx, { ownerId, kinds: [kind], dueAt: now, now });
