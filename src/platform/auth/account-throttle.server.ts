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
export function createAccountThrottle(options: {
  pool: Pool;
  secret: Secret;
  scale: () => number;
}) {
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
      if (device !== undefined) return admit(codeDevices, keys.device(account, device));
      const ofPair = await admit(codePairs, keys.pair(account, ip));
      if (!ofPair.isAdmitted) return ofPair;
      const all = keys.account(account);
      const ofAccount = await consumePoint(codeAccounts, all);
      if (ofAccount.waitMs > 0) return refuse(ofAccount);
      return {
        isAdmitted: true,
        async giveBack() {
          await ofPair.giveBack();
          await codeAccounts.reward(all);
        },
      };
    },
    /** a signed-in user who gives their password again */
    admitConfirmation: (account: string) => admit(confirmations, keys.account(account)),
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

async function admit(limiter: ReturnType<typeof createLimiter>, key: string): Promise<Permit> {
  const consumed = await consumePoint(limiter, key);
  if (consumed.waitMs > 0) return refuse(consumed);
  return { isAdmitted: true, giveBack: async () => void (await limiter.delete(key)) };
}
