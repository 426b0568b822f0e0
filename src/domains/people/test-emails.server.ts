import { desc, eq } from 'drizzle-orm';
import type { Base } from '#src/platform/base.ts';
import type { SessionView } from '#src/platform/auth/auth.ts';
import { listEmailsByOwner } from '#src/platform/emails/email-queries.server.ts';
import { NOTICE_EMAILS, type Notices } from './notices.server.ts';
import { peopleNotices } from './people-tables.server.ts';

/** Emails by which someone on the team tries whether emails arrive. They take the way of every notice. */
export type TestEmails = ReturnType<typeof createTestEmails>;

export const createTestEmails = ({
  db,
  clock,
  notices,
}: Pick<Base, 'db' | 'clock'> & { notices: Notices }) => ({
  /** To the person who asks. */
  send: (by: SessionView) =>
    db.transaction((tx) => notices.ofChange(tx, 'test', { user: by.user, by, now: clock() })),
  /** The newest, and how far it is. */
  async last() {
    const [notice] = await db
      .select()
      .from(peopleNotices)
      .where(eq(peopleNotices.kind, 'test'))
      .orderBy(desc(peopleNotices.at))
      .limit(1);
    const emails = notice && (await listEmailsByOwner(db, NOTICE_EMAILS, [notice.id]));
    return notice && { at: notice.at, to: notice.email, email: emails?.get(notice.id)?.[0] };
  },
});
