import { createHmac } from 'node:crypto';
import { normalizeIP } from '@better-auth/core/utils/ip';
import { asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { signInAttempts } from './auth-tables.server.ts';
import { countAttempt, forgiveAttempt, secondsToWait } from './sign-in-throttle.ts';

const ACCOUNT_LIMIT = 5;
/** An office behind one address shares it, so it is let more. */
const ADDRESS_LIMIT = 20;
const KEPT_MS = 24 * 60 * 60_000;

export interface SignInAttempts {
  /** Counts an attempt and answers 0, or counts nothing and answers the seconds to wait. */
  begin(email: string, address: string): Promise<number>;
  /** Forgets the account's attempts and takes this one back from the address. */
  succeed(email: string, address: string): Promise<void>;
}

/**
 * The throttle of sign-ins, kept in the database: all nodes share it and a restart does not clear it. Unknown accounts
 * are counted like known ones, so that nothing tells them apart.
 */
export function createSignInAttempts(options: {
  db: Db;
  clock: Clock;
  secret: string;
  scale: number;
}): SignInAttempts {
  const { db, clock, secret, scale } = options;
  const limitOf = (key: string) =>
    Math.max(1, Math.round((key.startsWith('account') ? ACCOUNT_LIMIT : ADDRESS_LIMIT) * scale));
  const keyOf = (kind: 'account' | 'address', value: string) =>
    `${kind}:${createHmac('sha256', secret).update(`${kind}:${value}`).digest('base64url')}`;
  const accountKey = (email: string) => keyOf('account', email);
  const addressKey = (address: string) => keyOf('address', networkOf(address));

  return {
    begin: (email, address) =>
      db.transaction(async (tx) => {
        const now = clock();
        // Sorted, so that two transactions never wait for each other's row.
        const keys = [accountKey(email), addressKey(address)];
        const none = { attempts: 0, lastAttemptAt: now };
        await tx
          .insert(signInAttempts)
          .values(keys.map((key) => ({ key, ...none })))
          .onConflictDoNothing();
        const counts = await tx
          .select()
          .from(signInAttempts)
          .where(inArray(signInAttempts.key, keys))
          .orderBy(asc(signInAttempts.key))
          .for('update');
        const wait = Math.max(0, ...counts.map((count) => secondsToWait(count, now)));
        if (wait > 0) return wait;
        for (const count of counts) {
          await tx
            .update(signInAttempts)
            .set(countAttempt(count, now, limitOf(count.key)))
            .where(eq(signInAttempts.key, count.key));
        }
        return 0;
      }),
    async succeed(email, address) {
      await db.delete(signInAttempts).where(eq(signInAttempts.key, accountKey(email)));
      const key = addressKey(address);
      await db.transaction(async (tx) => {
        const ofAddress = eq(signInAttempts.key, key);
        const [count] = await tx.select().from(signInAttempts).where(ofAddress).for('update');
        if (!count) return;
        await tx
          .update(signInAttempts)
          .set(forgiveAttempt(count, limitOf(key)))
          .where(ofAddress);
      });
      await sweep(db, new Date(clock().getTime() - KEPT_MS));
    },
  };
}

/** Drops counts that mean nothing any more; rows that somebody is counting on just now are left alone. */
async function sweep(db: Db, before: Date): Promise<void> {
  const old = db
    .select({ key: signInAttempts.key })
    .from(signInAttempts)
    .where(lt(signInAttempts.lastAttemptAt, before))
    .limit(1_000)
    .for('update', { skipLocked: true });
  await db.delete(signInAttempts).where(sql`${signInAttempts.key} in ${old}`);
}

/** One household or server holds a whole /64 of IPv6 addresses; counting them singly would count nothing. */
const networkOf = (address: string) => normalizeIP(address, { ipv6Subnet: 64 });
