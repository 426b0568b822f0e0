import type { Base } from '#src/platform/base.ts';
import { and, eq, exists, gt, inArray, isNotNull, lt, not, or, sql } from 'drizzle-orm';
import { deleteEndedSessions } from '#src/platform/auth/list-sessions.server.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Secret } from '#src/platform/signed-token/secret.ts';
import {
  isOpen,
  LINK_EMAILS,
  openToken,
  revokeLinks,
  sealToken,
} from './links-repository.server.ts';
import { deleteNoticesBefore } from './notice-repository.server.ts';
import { peopleEmails, peopleLinks } from './people-tables.server.ts';

const DAY_MS = 24 * 3_600_000;
/** Until then the team list shows an expired invitation, and the state of its email. */
const RETAIN_DAYS = 30;

/** Creates the handler of the nightly job. Safe to run on several nodes at once. */
export function createExpiredLinksHandler(deps: Pick<Base, 'db' | 'clock' | 'log'>) {
  const { db, clock, log } = deps;
  return async () => {
    const now = clock();
    const links = await deleteLinks(db, now);
    const sessions = await deleteEndedSessions(db, now);
    const notices = await deleteNoticesBefore(db, new Date(now.getTime() - RETAIN_DAYS * DAY_MS));
    await forgetTokens(db, now);
    if (links + sessions + notices > 0)
      log.info({ links, sessions, notices }, 'expired links, sessions and notices were deleted');
  };
}

/** Links end by use, by revocation or by time, whichever is first; all three are more than a month ago at the latest. */
async function deleteLinks(db: Db, now: Date) {
  const before = new Date(now.getTime() - RETAIN_DAYS * DAY_MS);
  const { usedAt, revokedAt, expiresAt } = peopleLinks;
  const { rowCount } = await db
    .delete(peopleLinks)
    .where(or(lt(usedAt, before), lt(revokedAt, before), lt(expiresAt, before)));
  return rowCount ?? 0;
}

/** Once its email is sent, no one needs the token but its recipient. */
async function forgetTokens(db: Db, now: Date) {
  const ofLink = eq(peopleEmails.ownerId, peopleLinks.id);
  const emails = db.select({ one: sql`1` }).from(peopleEmails);
  const containsIt = inArray(peopleEmails.kind, LINK_EMAILS);
  const isSent = exists(emails.where(and(ofLink, containsIt, eq(peopleEmails.state, 'sent'))));
  const isExpired = lt(peopleLinks.expiresAt, now);
  await db
    .update(peopleLinks)
    .set({ sealedToken: null })
    .where(and(isNotNull(peopleLinks.sealedToken), or(isSent, isExpired)));
}

/** Seals the tokens of emails that wait again, with the first secret. @returns how many */
export async function resealLinks(tx: Db, secret: Secret): Promise<number> {
  const waiting = isNotNull(peopleLinks.sealedToken);
  const links = await tx.select().from(peopleLinks).where(waiting).for('update');
  for (const link of links) {
    const token = openToken(secret, link);
    if (token === undefined) continue;
    const sealedToken = sealToken(secret, link.id, token);
    await tx.update(peopleLinks).set({ sealedToken }).where(eq(peopleLinks.id, link.id));
  }
  return links.length;
}

/**
 * Ends all open links after a restore: some may have been used or revoked since the backup. Invitations stay in the list as
 * expired, to be sent again.
 * @returns how many there were
 */
export async function endRestoredLinks(tx: Db, now: Date): Promise<number> {
  const isInvite = eq(peopleLinks.kind, 'invite');
  const revoked = await revokeLinks(tx, not(isInvite), now);
  const { rowCount } = await tx
    .update(peopleLinks)
    .set({ expiresAt: now, sealedToken: null })
    .where(and(isOpen(), isInvite, gt(peopleLinks.expiresAt, now)));
  return revoked.length + (rowCount ?? 0);
}
