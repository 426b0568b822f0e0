import type { Pool } from 'pg';
import type { Secret } from '#src/platform/signed-token/secret.ts';
import { consumePoint, createLimiter } from './limiter.server.ts';
import { CODE_LIMITS, CONFIRM_LIMIT, RESET_LIMITS } from './sign-in-limits.ts';
import { type Refusal, refuse } from './sign-in-throttle.server.ts';
import { createThrottleKeys, type SignInAttempt } from './throttle-keys.server.ts';

type Permit = { isAdmitted: true; /** Refunds a success. */ giveBack(): Promise<void> } | Refusal;

/** Throttles of everything besides the first step of a sign-in. Each attempt costs a point before it is checked. */
export type AccountThrottle = ReturnType<typeof createAccountThrottle>;

/** Counts like the sign-in throttle: in the database, by account, network and known device (ADR 023). */
export function createAccountThrottle(options: { pool: Pool; secret: Secret; scale: number }) {
  const keys = createThrottleKeys(options.secret);
  const codePairs = createLimiter(options, 'code-pair', CODE_LIMITS.pair);
  const codeAccounts = createLimiter(options, 'code-account', CODE_LIMITS.account);
  const codeDevices = createLimiter(options, 'code-device', CODE_LIMITS.device);
  const confirmations = createLimiter(options, 'confirm', CONFIRM_LIMIT);
  const resetNetworks = createLimiter(options, 'reset-network', RESET_LIMITS.network);
  const resetAccounts = createLimiter(options, 'reset-account', RESET_LIMITS.account);

  return {
    /** the second step of a sign-in */
    async admitCode({ account, ip, device }: SignInAttempt): Promise<Permit> {
      if (device !== undefined) {
        const key = keys.device(account, device);
        const consumed = await consumePoint(codeDevices, key);
        if (consumed.waitMs > 0) return refuse(consumed);
        return { isAdmitted: true, giveBack: async () => void (await codeDevices.delete(key)) };
      }
      const [pair, all] = [keys.pair(account, ip), keys.account(account)];
      const ofPair = await consumePoint(codePairs, pair);
      if (ofPair.waitMs > 0) return refuse(ofPair);
      const ofAccount = await consumePoint(codeAccounts, all);
      if (ofAccount.waitMs > 0) return refuse(ofAccount);
      return {
        isAdmitted: true,
        async giveBack() {
          await codePairs.delete(pair);
          await codeAccounts.reward(all);
        },
      };
    },
    /** a signed-in user who gives their password again */
    async admitConfirmation(account: string): Promise<Permit> {
      const key = keys.account(account);
      const consumed = await consumePoint(confirmations, key);
      if (consumed.waitMs > 0) return refuse(consumed);
      return { isAdmitted: true, giveBack: async () => void (await confirmations.delete(key)) };
    },
    /** a request for a reset link; `isSilent` when it must look sent although it is not */
    async admitReset(
      account: string,
      ip: string,
    ): Promise<{ isAdmitted: true; isSilent: boolean } | Refusal> {
      const ofNetwork = await consumePoint(resetNetworks, keys.network(ip));
      if (ofNetwork.waitMs > 0) return refuse(ofNetwork);
      const ofAccount = await consumePoint(resetAccounts, keys.account(account));
      return { isAdmitted: true, isSilent: ofAccount.waitMs > 0 };
    },
  };
}
