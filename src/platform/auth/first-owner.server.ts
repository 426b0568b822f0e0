import type { Agent } from '#src/platform/activity/activity.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import { lock } from '#src/platform/db/advisory-locks.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { authUsers } from './auth-tables.server.ts';
import { checkPassword } from './check-password.server.ts';
import { generateReadablePassword, insertOwner, savePasswordHash } from './owner-account.server.ts';
import { hashPassword } from './password-hash.server.ts';
import { recordUser } from './record-user.server.ts';

/** Who acts when the program does. */
const SETUP: Agent = { id: null, name: 'Setup' };

export type FirstOwner =
  | { created: false }
  | {
      created: true;
      email: string;
      /** only when generated here: shown once, stored nowhere */
      password?: string;
    };

/** Serializes transactions that create owners. The lock is held until the transaction ends. */
export const lockOwners = (tx: Db) => tx.execute(lock('firstOwner'));

/**
 * Creates the first owner when no user exists. When several processes start together, only one creates it.
 * @throws an error marked `operator` when ADMIN_PASSWORD is too weak
 */
export function ensureFirstOwner(
  db: Db,
  config: Pick<Config, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>,
  clock: Clock,
): Promise<FirstOwner> {
  return db.transaction(async (tx) => {
    await lockOwners(tx);
    const [anyUser] = await tx.select({ id: authUsers.id }).from(authUsers).limit(1);
    if (anyUser) return { created: false };

    const email = config.ADMIN_EMAIL.toLowerCase();
    const given = config.ADMIN_PASSWORD;
    const weakness = given === undefined ? undefined : await checkPassword(given, { email });
    if (weakness) throw Object.assign(new Error(`ADMIN_PASSWORD ${weakness}.`), { operator: true });
    const password = given ?? generateReadablePassword();

    const id = await insertOwner(tx, email, clock());
    const created = { actor: SETUP, after: { Role: 'owner' } };
    await recordUser(tx, 'user.created', { id, email }, clock(), created);
    await savePasswordHash(tx, id, await hashPassword(password), clock());
    return { created: true, email, ...(given === undefined && { password }) };
  });
}
