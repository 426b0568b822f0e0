import { pick } from '#src/platform/pick.ts';
import { createToken, hashToken } from '#src/platform/signed-token/token.server.ts';
import { randomUUID } from 'node:crypto';
import { and, eq, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { Agent } from '#src/platform/activity/activity.ts';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Visitor } from './auth.ts';
import { authSessions, authSettings, authTotp, authUsers } from './auth-tables.server.ts';
import { describeDevice } from './device-name.ts';
import { DEFAULT_SECURITY_SETTINGS } from './security-settings.ts';
import { placeOf, shortenAddress } from './shorten-address.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const MAX_USER_AGENT_LENGTH = 400;

/** The stored hash of a token. Its prefix is in no token, so no row can be found by what is stored. */
const storedToken = (token: string) => `sha256:${hashToken(token)}`;

/** The stored part of a visitor. */
const describeVisitor = ({ ip, userAgent }: Visitor) => ({
  place: shortenAddress(ip),
  userAgent: userAgent.replaceAll('\0', '').slice(0, MAX_USER_AGENT_LENGTH),
});

/** Inserts a session and returns its token, which belongs into the browser's cookie only. */
export async function insertSession(
  tx: Db,
  user: { userId: string; email: string },
  visitor: Visitor,
  { absoluteHours, now }: { absoluteHours: number; now: Date },
): Promise<string> {
  const id = randomUUID();
  const token = createToken();
  const { place, userAgent } = describeVisitor(visitor);
  await tx.insert(authSessions).values({
    id,
    token: storedToken(token),
    userId: user.userId,
    expiresAt: new Date(now.getTime() + absoluteHours * HOUR_MS),
    ipAddress: place,
    userAgent,
    lastUsedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  await tx.update(authUsers).set({ lastSeenAt: now }).where(eq(authUsers.id, user.userId));
  await recordActivity(
    tx,
    {
      actor: { id: user.userId, name: user.email },
      area: 'security',
      action: 'session.started',
      object: { kind: 'session', id, label: user.email },
      after: { Device: describeDevice(userAgent), Network: place },
    },
    now,
  );
  return token;
}

/** Finds the session of a token, with its user and what limits it. It may have expired. */
export async function findSession(db: Db, token: string) {
  const { idleMinutes, totpRequiredFor } = DEFAULT_SECURITY_SETTINGS;
  const hash = storedToken(token);
  const [row] = await db
    .select({
      id: authSessions.id,
      token: authSessions.token,
      startedAt: authSessions.createdAt,
      expiresAt: authSessions.expiresAt,
      userId: authUsers.id,
      email: authUsers.email,
      name: authUsers.name,
      lastUsedAt: authSessions.lastUsedAt,
      confirmedAt: sql`coalesce(${authSessions.confirmedAt}, ${authSessions.createdAt})`.mapWith(
        authSessions.createdAt,
      ),
      role: authUsers.role,
      deactivatedAt: authUsers.deactivatedAt,
      totpEnabledAt: authTotp.enabledAt,
      idleMinutes: authSettings.idleMinutes,
      totpRequiredFor: authSettings.totpRequiredFor,
    })
    .from(authSessions)
    .innerJoin(authUsers, eq(authUsers.id, authSessions.userId))
    .leftJoin(authTotp, eq(authTotp.userId, authSessions.userId))
    .leftJoin(authSettings, sql`true`)
    .where(inArray(authSessions.token, [hash, token]));
  if (!row) return undefined;
  // Releases before ADR 077 stored the token itself.
  if (row.token === token)
    await db.update(authSessions).set({ token: hash }).where(eq(authSessions.id, row.id));
  const requiredFor = row.totpRequiredFor ?? totpRequiredFor;
  return {
    id: row.id,
    user: { id: row.userId, email: row.email, name: row.name, role: row.role },
    ...pick(row, 'startedAt', 'expiresAt', 'lastUsedAt', 'confirmedAt'),
    isActive: row.deactivatedAt === null,
    idleMs: (row.idleMinutes ?? idleMinutes) * MINUTE_MS,
    mustEnroll: requiredFor.includes(row.role) && row.totpEnabledAt === null,
  };
}

/** Notes that a session and its user are active, and from where. */
export async function touchSession(
  db: Db,
  id: string,
  userId: string,
  visitor: Visitor,
  now: Date,
) {
  const isOlder = and(eq(authSessions.id, id), lt(authSessions.lastUsedAt, now));
  const { place, userAgent } = describeVisitor(visitor);
  const use = {
    lastUsedAt: now,
    ...(place && { ipAddress: place }),
    ...(userAgent && { userAgent }),
  };
  await db.update(authSessions).set(use).where(isOlder);
  await db.update(authUsers).set({ lastSeenAt: now }).where(eq(authUsers.id, userId));
}

/** Stores that the password, and the code if the user has TOTP, was given in this session just now. */
export async function confirmSession(tx: Db, id: string, now: Date) {
  await tx.update(authSessions).set({ confirmedAt: now }).where(eq(authSessions.id, id));
}

/**
 * Ends sessions of a user and records each.
 * @param action 'session.ended' by its own browser, 'session.revoked' from elsewhere
 */
export async function endSessions(
  tx: Db,
  user: { userId: string; email: string },
  which: { only?: string; except?: string },
  entry: { actor: Agent; action: 'session.ended' | 'session.revoked'; now: Date },
): Promise<number> {
  const wheres: SQL[] = [eq(authSessions.userId, user.userId)];
  if (which.only !== undefined) wheres.push(eq(authSessions.id, which.only));
  if (which.except !== undefined) wheres.push(ne(authSessions.id, which.except));
  const ended = await tx
    .delete(authSessions)
    .where(and(...wheres))
    .returning({
      id: authSessions.id,
      userAgent: authSessions.userAgent,
      ipAddress: authSessions.ipAddress,
    });
  for (const { id, userAgent, ipAddress } of ended)
    await recordActivity(
      tx,
      {
        actor: entry.actor,
        area: 'security',
        action: entry.action,
        object: { kind: 'session', id, label: user.email },
        before: { Device: describeDevice(userAgent), Network: placeOf(ipAddress) },
      },
      entry.now,
    );
  return ended.length;
}
