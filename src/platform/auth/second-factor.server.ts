import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { createTextSealer } from '#src/platform/sealed-text/sealed-text.server.ts';
import { createTokenSigner } from '#src/platform/signed-token/signed-token.server.ts';
import { authRecoveryCodes, authTotp } from './auth-tables.server.ts';
import {
  createRecoveryCode,
  createTotpSecret,
  findTotpStep,
  isRecoveryCode,
  normalizeCode,
  RECOVERY_CODE_COUNT,
} from './totp.server.ts';

export type UsedCode = 'totp' | 'recovery';

/** Authenticator apps and recovery codes of users. */
export interface SecondFactor {
  /**
   * Uses a code, once: the same time step and earlier ones are refused from then on, and a recovery code is spent. Of
   * several transactions with the same code, one succeeds. Undefined for any other text.
   */
  useCode(tx: Db, userId: string, typed: string): Promise<UsedCode | undefined>;
  /** Starts a setup, or starts it again; returns the secret. An app that is set up keeps working until `confirm`. */
  begin(tx: Db, userId: string): Promise<string>;
  /** Ends a setup with a code of the new app. Returns new recovery codes; the old ones no longer work. */
  confirm(tx: Db, userId: string, typed: string): Promise<string[] | 'wrong-code' | 'expired'>;
  /** Replaces all recovery codes. */
  renewRecoveryCodes(tx: Db, userId: string): Promise<string[]>;
  countRecoveryCodes(db: Db, userId: string): Promise<number>;
}

/** A secret that was shown longer ago may have been seen by others. */
const SETUP_MS = 30 * 60_000;

/** @param deps.secret shared by all nodes; with another one, no stored app or code works any more */
export function createSecondFactor({
  secret,
  clock,
}: {
  secret: string;
  clock: Clock;
}): SecondFactor {
  const sealer = createTextSealer(secret, 'totp');
  const signer = createTokenSigner(secret, 'recovery-code');
  const hashCode = (userId: string, code: string) =>
    signer.mac(`${userId}\n${normalizeCode(code)}`).toString('base64url');

  async function takeTotp(tx: Db, userId: string, code: string): Promise<boolean> {
    const [row] = await tx.select().from(authTotp).where(eq(authTotp.userId, userId));
    const key = row?.secret && sealer.open(row.secret, userId);
    const step = key ? await findTotpStep(key, code, clock()) : undefined;
    if (step === undefined) return false;
    const isNew = and(
      eq(authTotp.userId, userId),
      isNotNull(authTotp.secret),
      lt(authTotp.lastStep, step),
    );
    const { rowCount } = await tx.update(authTotp).set({ lastStep: step }).where(isNew);
    return rowCount === 1;
  }

  async function takeRecoveryCode(tx: Db, userId: string, code: string): Promise<boolean> {
    const { codeHash, usedAt } = authRecoveryCodes;
    const { rowCount } = await tx
      .update(authRecoveryCodes)
      .set({ usedAt: clock() })
      .where(
        and(
          eq(authRecoveryCodes.userId, userId),
          eq(codeHash, hashCode(userId, code)),
          isNull(usedAt),
        ),
      );
    return rowCount === 1;
  }

  async function renewRecoveryCodes(tx: Db, userId: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODE_COUNT }, createRecoveryCode);
    await tx.delete(authRecoveryCodes).where(eq(authRecoveryCodes.userId, userId));
    await tx
      .insert(authRecoveryCodes)
      .values(codes.map((code) => ({ userId, codeHash: hashCode(userId, code) })));
    return codes;
  }

  return {
    renewRecoveryCodes,
    async useCode(tx, userId, typed) {
      const code = normalizeCode(typed);
      if (isRecoveryCode(code))
        return (await takeRecoveryCode(tx, userId, code)) ? 'recovery' : undefined;
      return (await takeTotp(tx, userId, code)) ? 'totp' : undefined;
    },
    async begin(tx, userId) {
      const key = createTotpSecret();
      const pending = { pendingSecret: sealer.seal(key, userId), pendingAt: clock() };
      await tx
        .insert(authTotp)
        .values({ userId, ...pending })
        .onConflictDoUpdate({ target: authTotp.userId, set: pending });
      return key;
    },
    async confirm(tx, userId, typed) {
      const now = clock();
      const [row] = await tx
        .select()
        .from(authTotp)
        .where(eq(authTotp.userId, userId))
        .for('update');
      const key = row?.pendingSecret && sealer.open(row.pendingSecret, userId);
      const age = now.getTime() - (row?.pendingAt?.getTime() ?? 0);
      if (!row?.pendingSecret || !key || age > SETUP_MS) return 'expired';
      const step = await findTotpStep(key, normalizeCode(typed), now);
      if (step === undefined) return 'wrong-code';
      await tx
        .update(authTotp)
        .set({
          secret: row.pendingSecret,
          enabledAt: now,
          lastStep: step,
          pendingSecret: null,
          pendingAt: null,
        })
        .where(eq(authTotp.userId, userId));
      return renewRecoveryCodes(tx, userId);
    },
    countRecoveryCodes: (db, userId) =>
      db.$count(
        authRecoveryCodes,
        and(eq(authRecoveryCodes.userId, userId), isNull(authRecoveryCodes.usedAt)),
      ),
  };
}

/** Removes a user's app and recovery codes. Returns whether there was an app. Needs no secret. */
export async function removeSecondFactor(tx: Db, userId: string): Promise<boolean> {
  const removed = await tx.delete(authTotp).where(eq(authTotp.userId, userId)).returning();
  await tx.delete(authRecoveryCodes).where(eq(authRecoveryCodes.userId, userId));
  return removed.some(({ enabledAt }) => enabledAt !== null);
}
