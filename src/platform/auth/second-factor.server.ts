import { upsert } from '#src/platform/db/upsert.ts';
import { createToken } from '#src/platform/signed-token/token.server.ts';
import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { createTextSealer, type TextSealer } from '#src/platform/sealed-text/sealed-text.server.ts';
import { createTokenSigner } from '#src/platform/signed-token/signed-token.server.ts';
import { authRecoveryCodes, authTotp } from './auth-tables.server.ts';
import { type Secret, secretsOf } from '#src/platform/signed-token/secret.ts';
import {
  createRecoveryCode,
  createTotpSecret,
  findTotpStep,
  isRecoveryCode,
  normalizeCode,
  RECOVERY_CODE_COUNT,
} from './totp.server.ts';

type UsedCode = 'totp' | 'recovery';

/** Authenticator apps and recovery codes of users. */
export type SecondFactor = ReturnType<typeof createSecondFactor>;

/** A secret that was shown longer ago may have been seen by others. */
const SETUP_MS = 30 * 60_000;

/** Purposes of what is sealed. */
const TOTP = 'totp';
const CODE_KEY = 'recovery-code-key';

/** @param deps.secret shared by all nodes; without the one that sealed them, no stored app or code works any more */
export function createSecondFactor({ secret, clock }: { secret: Secret; clock: Clock }) {
  const sealer = createTextSealer(secret, TOTP);
  const keySealer = createTextSealer(secret, CODE_KEY);
  const hashCode = (key: string, userId: string, code: string) =>
    createTokenSigner(key, 'recovery-code')
      .mac(`${userId}\n${normalizeCode(code)}`)
      .toString('base64url');

  async function takeTotp(tx: Db, userId: string, code: string) {
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

  async function takeRecoveryCode(tx: Db, userId: string, code: string) {
    const { codeHash, usedAt } = authRecoveryCodes;
    const [row] = await tx.select().from(authTotp).where(eq(authTotp.userId, userId));
    const sealed = row?.codeKey;
    const keys = sealed ? keySealer.open(sealed, userId) : JSON.stringify(secretsOf(secret));
    const hashes = (JSON.parse(keys ?? '[]') as string[]).map((key) => hashCode(key, userId, code));
    const { rowCount } = await tx
      .update(authRecoveryCodes)
      .set({ usedAt: clock() })
      .where(and(eq(authRecoveryCodes.userId, userId), inArray(codeHash, hashes), isNull(usedAt)));
    return rowCount === 1;
  }

  async function renewRecoveryCodes(tx: Db, userId: string): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODE_COUNT }, createRecoveryCode);
    const key = createToken();
    const codeKey = keySealer.seal(JSON.stringify([key]), userId);
    await tx.update(authTotp).set({ codeKey }).where(eq(authTotp.userId, userId));
    await tx.delete(authRecoveryCodes).where(eq(authRecoveryCodes.userId, userId));
    await tx
      .insert(authRecoveryCodes)
      .values(codes.map((code) => ({ userId, codeHash: hashCode(key, userId, code) })));
    return codes;
  }

  return {
    /** Replaces all recovery codes. */
    renewRecoveryCodes,
    /**
     * Uses a code, once: the same time step and earlier ones are refused from then on, and a recovery code is spent. Of
     * several transactions with the same code, one succeeds. Undefined for any other text.
     */
    async useCode(tx: Db, userId: string, typed: string): Promise<UsedCode | undefined> {
      const code = normalizeCode(typed);
      if (isRecoveryCode(code))
        return (await takeRecoveryCode(tx, userId, code)) ? 'recovery' : undefined;
      return (await takeTotp(tx, userId, code)) ? 'totp' : undefined;
    },
    /** Starts a setup, or starts it again; returns the secret. An app that is set up keeps working until `confirm`. */
    async begin(tx: Db, userId: string) {
      const key = createTotpSecret();
      const pendingSecret = sealer.seal(key, userId);
      await upsert(tx, authTotp, authTotp.userId, { userId, pendingSecret, pendingAt: clock() });
      return key;
    },
    /** Ends a setup with a code of the new app. Returns new recovery codes; the old ones no longer work. */
    async confirm(
      tx: Db,
      userId: string,
      typed: string,
    ): Promise<string[] | 'wrong-code' | 'expired'> {
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
    countRecoveryCodes: (db: Db, userId: string) =>
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

/**
 * Seals apps and the keys of recovery codes again, with the first secret. Codes of earlier releases are hashed by the session
 * secret itself, one of the given ones: those become their key.
 * @returns how many users have an app, and how many of those have one that none of the secrets opens
 */
export async function resealSecondFactors(tx: Db, secret: Secret) {
  const sealer = createTextSealer(secret, TOTP);
  const keySealer = createTextSealer(secret, CODE_KEY);
  const rows = await tx.select().from(authTotp).for('update');
  let unreadable = 0;
  for (const { userId, ...row } of rows) {
    const again = (by: TextSealer, sealed: string | null) => {
      const text = sealed === null ? undefined : by.open(sealed, userId);
      return text === undefined ? sealed : by.seal(text, userId);
    };
    if (row.secret && sealer.open(row.secret, userId) === undefined) {
      unreadable += 1;
      continue;
    }
    const codeKey = row.codeKey
      ? again(keySealer, row.codeKey)
      : keySealer.seal(JSON.stringify(secretsOf(secret)), userId);
    const sealed = {
      secret: again(sealer, row.secret),
      pendingSecret: again(sealer, row.pendingSecret),
      codeKey,
    };
    await tx.update(authTotp).set(sealed).where(eq(authTotp.userId, userId));
  }
  return { total: rows.length, unreadable };
}
