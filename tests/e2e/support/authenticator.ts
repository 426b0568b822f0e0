import { generate } from 'otplib';

const STEP_SECONDS = 30;

/**
 * An authenticator app. Each code works once, and codes of the steps before and after are accepted, so that three can be
 * used without waiting: one for each call of `nextCode`.
 */
export function createAuthenticator(key: string) {
  const secret = key.replaceAll(/\s/g, '');
  const start = Math.floor(Date.now() / 1_000);
  let step = -1;
  return {
    nextCode: () => generate({ secret, epoch: start + STEP_SECONDS * step++ }),
  };
}
