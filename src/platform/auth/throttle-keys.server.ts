import { createHmac } from 'node:crypto';
import { networkOf } from '#src/platform/http/client-network.ts';
import { currentSecret, type Secret } from '#src/platform/signed-token/secret.ts';

/** A sign-in attempt, as the throttle counts it. */
export interface SignInAttempt {
  /** email address in lower case, whether or not an account exists */
  account: string;
  /** the visitor's IP address */
  ip: string;
  /** id of a known device of this account, from `KnownDevices.recognize` */
  device: string | undefined;
}

/** Keys of the throttle, hashed so that the table reveals neither emails nor addresses. */
export function createThrottleKeys(secret: Secret) {
  const hash = (kind: string, value: string) =>
    createHmac('sha256', currentSecret(secret))
      .update(`sign-in ${kind}:${value}`)
      .digest('base64url');
  // The account's hash comes first, so that all keys of an account share a prefix.
  const ofAccount = (account: string) => hash('account', account);
  return {
    account: ofAccount,
    network: (ip: string) => hash('network', networkOf(ip)),
    pair: (account: string, ip: string) =>
      `${ofAccount(account)}:${hash('network', networkOf(ip))}`,
    device: (account: string, device: string) => `${ofAccount(account)}:${hash('device', device)}`,
  };
}
