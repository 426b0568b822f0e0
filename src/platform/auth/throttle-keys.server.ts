import { createHmac } from 'node:crypto';
import { networkOf } from '#src/platform/http/client-network.ts';

/** Who tries to sign in, as far as the throttle is concerned. */
export interface Attempt {
  /** email address in lower case, of an account or not */
  account: string;
  /** the visitor's address */
  ip: string;
  /** id of a known device of this account, from `KnownDevices.recognize` */
  device: string | undefined;
}

/** Keys of the throttle. Hashed: which emails were tried, and from where, is nobody's business. */
export function createThrottleKeys(secret: string) {
  const hash = (kind: string, value: string) =>
    createHmac('sha256', secret).update(`sign-in ${kind}:${value}`).digest('base64url');
  // The account's hash comes first, so that all keys of an account can be found.
  const ofAccount = (account: string) => hash('account', account);
  return {
    account: ofAccount,
    network: (ip: string) => hash('network', networkOf(ip)),
    pair: (account: string, ip: string) =>
      `${ofAccount(account)}:${hash('network', networkOf(ip))}`,
    device: (account: string, device: string) => `${ofAccount(account)}:${hash('device', device)}`,
  };
}
