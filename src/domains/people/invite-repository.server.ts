import { and, desc, eq, gt, type SQL } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { isOpen, isUsable } from './links-repository.server.ts';
import type { PeopleEmailKind } from './people-email-templates.ts';
import { peopleEmails, peopleLinks } from './people-tables.server.ts';
import type { Invite } from './people.ts';

const DAY_MS = 24 * 3_600_000;
/** For how many days an expired invitation is listed, so that it can be sent again. */
const LISTED_DAYS = 30;
export const INVITE_EMAIL: PeopleEmailKind = 'invite';

/** SQL condition: the link is an invitation that was neither accepted nor revoked, and is listed. */
export const isListedInvite = (now: Date): SQL =>
  and(
    eq(peopleLinks.kind, 'invite'),
    isOpen(),
    gt(peopleLinks.expiresAt, new Date(now.getTime() - LISTED_DAYS * DAY_MS)),
  )!;

/** Invitations that were neither accepted nor revoked, newest first. */
export async function listInvites(db: Db, now: Date): Promise<Invite[]> {
  const rows = await db
    .select({ link: peopleLinks, emailState: peopleEmails.state, reason: peopleEmails.reason })
    .from(peopleLinks)
    .leftJoin(
      peopleEmails,
      and(eq(peopleEmails.ownerId, peopleLinks.id), eq(peopleEmails.kind, INVITE_EMAIL)),
    )
    .where(isListedInvite(now))
    .orderBy(desc(peopleLinks.createdAt));
  return rows.map(({ link, emailState, reason }) => {
    const { id, email, createdAt, expiresAt } = link;
    return {
      id,
      email,
      role: link.role!,
      state: isUsable(link, now) ? 'pending' : 'expired',
      invitedBy: link.createdByName,
      createdAt,
      expiresAt,
      emailState: emailState ?? undefined,
      emailReason: reason ?? undefined,
    };
  });
}
