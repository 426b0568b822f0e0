import { hashPassword } from 'better-auth/crypto';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import { lock } from '#src/platform/db/advisory-locks.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { authUsers } from './auth-tables.server.ts';
import { insertOwner, readablePassword, savePasswordHash } from './owner-account.server.ts';
import { passwordWeakness } from './password-rules.ts';

export type FirstOwner =
  | { created: false }
  | {
      created: true;
      email: string;
      /** only when it was made here: to be shown once, it is kept nowhere */
      password?: string;
    };

/** Lets one transaction at a time create owners; held until it ends. */
export const lockOwners = (tx: Db) => tx.execute(lock('firstOwner'));

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
    await lockOwners(tx);
    const [anybody] = await tx.select({ id: authUsers.id }).from(authUsers).limit(1);
    if (anybody) return { created: false };

    const email = config.ADMIN_EMAIL.toLowerCase();
    const given = config.ADMIN_PASSWORD;
    const weakness = given === undefined ? undefined : passwordWeakness(given, email);
    if (weakness) throw Object.assign(new Error(`ADMIN_PASSWORD ${weakness}.`), { operator: true });
    const password = given ?? readablePassword();

    const id = await insertOwner(tx, email, clock());
    await savePasswordHash(tx, id, await hashPassword(password), clock());
    return { created: true, email, ...(given === undefined && { password }) };
  });
}
