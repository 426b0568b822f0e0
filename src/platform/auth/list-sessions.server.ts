import { and, desc, eq, gt, lt, or } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { authSessions } from './auth-tables.server.ts';
import { describeDevice } from './device-name.ts';
import { readSecuritySettings } from './security-settings.server.ts';
import { placeOf } from './shorten-address.ts';

/** A session as its user sees it. */
export type ListedSession = Awaited<ReturnType<typeof listSessions>>[number];

const MINUTE_MS = 60_000;

const idleSince = async (db: Db, now: Date): Promise<Date> => {
  const { idleMinutes } = await readSecuritySettings(db);
  return new Date(now.getTime() - idleMinutes * MINUTE_MS);
};

/** Lists the sessions of a user that still work, by last use. */
export async function listSessions(db: Db, userId: string, now: Date) {
  const since = await idleSince(db, now);
  const { lastUsedAt, expiresAt } = authSessions;
  const rows = await db
    .select()
    .from(authSessions)
    .where(and(eq(authSessions.userId, userId), gt(expiresAt, now), gt(lastUsedAt, since)))
    .orderBy(desc(lastUsedAt));
  return rows.map((row) => ({
    id: row.id,
    /** of the last use, as `place`: 'Chrome on macOS', or 'Unknown browser' */
    device: describeDevice(row.userAgent),
    /** shortened network address, such as '203.0.113.x'; empty when unknown */
    place: placeOf(row.ipAddress),
    startedAt: row.createdAt,
    /** accurate to a minute */
    lastUsedAt: row.lastUsedAt,
    /** when it ends at the latest */
    expiresAt: row.expiresAt,
  }));
}

/** The browser of a session, such as 'Chrome on macOS'. */
export async function deviceOfSession(db: Db, sessionId: string): Promise<string> {
  const [session] = await db
    .select({ userAgent: authSessions.userAgent })
    .from(authSessions)
    .where(eq(authSessions.id, sessionId));
  return describeDevice(session?.userAgent ?? null);
}

/** Deletes sessions that have reached a limit. Returns how many. */
export async function deleteEndedSessions(db: Db, now: Date): Promise<number> {
  const since = await idleSince(db, now);
  const { rowCount } = await db
    .delete(authSessions)
    .where(or(lt(authSessions.expiresAt, now), lt(authSessions.lastUsedAt, since)));
  return rowCount ?? 0;
}
