import { and, eq, gt, inArray, ne, or, type SQL } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { countEmails } from '#src/platform/emails/email-queries.server.ts';
import type { EmailCounts } from '#src/platform/emails/email.ts';
import { isOpen, LINK_EMAILS } from './links-repository.server.ts';
import { NOTICE_EMAILS } from './notices.server.ts';
import { PEOPLE_EMAILS } from './people-emails.server.ts';
import { peopleEmails, peopleLinks, peopleNoticeEmails } from './people-tables.server.ts';
import { isListedInvite } from './invite-repository.server.ts';

/** For how long a failed email is counted that no one can send again. */
const COUNTED_MS = 7 * 24 * 3_600_000;

/**
 * Counts the emails about accounts by filter. A failed invitation is counted while the team page lists it;
 * any other email for a week, unless its link was used, replaced or revoked meanwhile.
 */
export async function countPeopleEmails(db: Db, now: Date): Promise<EmailCounts> {
  const [links, notices, failedLinks, failedNotices] = await Promise.all([
    countEmails(db, PEOPLE_EMAILS),
    countEmails(db, NOTICE_EMAILS),
    countFailedLinkEmails(db, now),
    db.$count(peopleNoticeEmails, failedSince(peopleNoticeEmails, now)),
  ]);
  return {
    waiting: links.waiting + notices.waiting,
    overdue: links.overdue + notices.overdue,
    failed: failedLinks + failedNotices,
    kept: links.kept + notices.kept,
  };
}

const failedSince = (
  { state, updatedAt }: Pick<typeof peopleEmails, 'state' | 'updatedAt'>,
  now: Date,
): SQL => and(eq(state, 'failed'), gt(updatedAt, new Date(now.getTime() - COUNTED_MS)))!;

async function countFailedLinkEmails(db: Db, now: Date) {
  const { kind, state } = peopleEmails;
  const isInvite = and(eq(kind, 'invite'), eq(state, 'failed'), isListedInvite(now));
  const reportsOrWorks = or(isOpen(), and(...LINK_EMAILS.map((one) => ne(kind, one))));
  const isOther = and(ne(kind, 'invite'), failedSince(peopleEmails, now), reportsOrWorks);
  const links = db
    .select({ id: peopleEmails.id })
    .from(peopleEmails)
    .innerJoin(peopleLinks, eq(peopleLinks.id, peopleEmails.ownerId))
    .where(or(isInvite, isOther));
  return db.$count(peopleEmails, inArray(peopleEmails.id, links));
}
