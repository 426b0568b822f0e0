import { upsert } from '#src/platform/db/upsert.ts';
import { gt, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { authSessions, authSettings } from './auth-tables.server.ts';
import { DEFAULT_SECURITY_SETTINGS, type SecuritySettings } from './security-settings.ts';

/** Returns the rules of sign-in in force. */
export async function readSecuritySettings(db: Db): Promise<SecuritySettings> {
  const [row] = await db.select().from(authSettings);
  if (!row) return DEFAULT_SECURITY_SETTINGS;
  const { totpRequiredFor, idleMinutes, absoluteHours } = row;
  return { totpRequiredFor, idleMinutes, absoluteHours };
}

/** Saves the rules of sign-in. A shorter absolute limit also shortens existing sessions. */
export async function saveSecuritySettings(tx: Db, settings: SecuritySettings) {
  const { totpRequiredFor, idleMinutes, absoluteHours } = settings;
  const row = { totpRequiredFor: [...totpRequiredFor], idleMinutes, absoluteHours };
  await upsert(tx, authSettings, authSettings.id, { id: 1, ...row });
  const limit = sql`${authSessions.createdAt} + ${absoluteHours} * interval '1 hour'`;
  await tx.update(authSessions).set({ expiresAt: limit }).where(gt(authSessions.expiresAt, limit));
}
