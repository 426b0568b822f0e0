import { randomInt, randomUUID } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import { lock } from '#src/platform/db/advisory-locks.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { authAccounts, authUsers } from './auth-tables.server.ts';
import { passwordWeakness } from './password-rules.ts';

export type FirstOwner =
  | { created: false }
  | {
      created: true;
      email: string;
      /** only when it was made here: to be shown once, it is kept nowhere */
      password?: string;
    };

/**
 * Creates the first owner when nobody can sign in yet. Of several processes that start at once, one does.
 * @throws an error marked `operator` when ADMIN_PASSWORD is too easy to guess
 */
export function ensureFirstOwner(
  db: Db,
  config: Pick<Config, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>,
  clock: Clock,
): Promise<FirstOwner> {
  return db.transaction(async (tx) => {
    await tx.execute(lock('firstOwner'));
    const [anybody] = await tx.select({ id: authUsers.id }).from(authUsers).limit(1);
    if (anybody) return { created: false };

    const email = config.ADMIN_EMAIL.toLowerCase();
    const given = config.ADMIN_PASSWORD;
    const weakness = given === undefined ? undefined : passwordWeakness(given, email);
    if (weakness) throw Object.assign(new Error(`ADMIN_PASSWORD ${weakness}.`), { operator: true });
    const password = given ?? readablePassword();

    const id = randomUUID();
    const times = { createdAt: clock(), updatedAt: clock() };
    await tx
      .insert(authUsers)
      .values({ id, email, name: 'Owner', role: 'owner', emailVerified: true, ...times });
    await tx.insert(authAccounts).values({
      id: randomUUID(),
      accountId: id,
      providerId: 'credential',
      userId: id,
      password: await hashPassword(password),
      ...times,
    });
    return { created: true, email, ...(given === undefined && { password }) };
  });
}

/** Five groups that can be read aloud, such as `bagu-romi-...`; 63 bits, and nobody guesses fast here. */
function readablePassword(): string {
  const one = (letters: string) => letters[randomInt(letters.length)]!;
  const syllable = () => one('bdfghjklmnprstvz') + one('aeiou');
  return Array.from({ length: 5 }, () => syllable() + syllable()).join('-');
}
