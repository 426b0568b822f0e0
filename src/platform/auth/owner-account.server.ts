import { randomInt, randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { authAccounts } from './auth-tables.server.ts';
import { CREDENTIAL } from './password-hash.server.ts';
import { insertUser } from './users.server.ts';

/** Inserts an owner without a password; returns the user's id. */
export async function insertOwner(tx: Db, email: string, now: Date): Promise<string> {
  const id = randomUUID();
  await insertUser(tx, { id, email, name: 'Owner', role: 'owner' }, now);
  return id;
}

/** Sets the password of a user, with or without an existing one. */
export async function savePasswordHash(tx: Db, userId: string, hash: string, now: Date) {
  const updated = await tx
    .update(authAccounts)
    .set({ password: hash, updatedAt: now })
    .where(and(eq(authAccounts.userId, userId), eq(authAccounts.providerId, CREDENTIAL)))
    .returning({ id: authAccounts.id });
  if (updated.length > 0) return;
  await tx.insert(authAccounts).values({
    id: randomUUID(),
    accountId: userId,
    providerId: CREDENTIAL,
    userId,
    password: hash,
    createdAt: now,
    updatedAt: now,
  });
}

/** Five pronounceable groups, such as `bagu-romi-...`, with 63 bits of entropy. */
export function generateReadablePassword(): string {
  const one = (letters: string) => letters[randomInt(letters.length)]!;
  const syllable = () => one('bdfghjklmnprstvz') + one('aeiou');
  return Array.from({ length: 5 }, () => syllable() + syllable()).join('-');
}
