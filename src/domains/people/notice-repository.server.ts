import { eq, lt } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { peopleNotices } from './people-tables.server.ts';

/** Deletes the notices to a user, with their emails. */
export async function deleteNoticesOf(tx: Db, userId: string) {
  await tx.delete(peopleNotices).where(eq(peopleNotices.userId, userId));
}

/** Deletes notices from before a time, with their emails. Returns how many. */
export async function deleteNoticesBefore(db: Db, before: Date): Promise<number> {
  const { rowCount } = await db.delete(peopleNotices).where(lt(peopleNotices.at, before));
  return rowCount ?? 0;
}

export async function findNotice(db: Db, id: string) {
  const [notice] = await db.select().from(peopleNotices).where(eq(peopleNotices.id, id));
  return notice;
}

export type NewNotice = Omit<typeof peopleNotices.$inferInsert, 'id'>;

/** Adds a notice. Returns its id. */
export async function addNotice(tx: Db, notice: NewNotice): Promise<string> {
  const [added] = await tx.insert(peopleNotices).values(notice).returning({ id: peopleNotices.id });
  return added!.id;
}
