import { generate } from 'otplib';

const STEP_SECONDS = 30;

/**
 * An authenticator app. Each code works once. That of the next step is accepted early and that of the last one late, so that
 * two calls of `nextCode` need not wait, and neither code expires within half a minute.
 */
export function createAuthenticator(key: string) {
  const secret = key.replaceAll(/\s/g, '');
  let last = 0;
  return {
    nextCode() {
      last = Math.max(last + 1, Math.floor(Date.now() / 1_000 / STEP_SECONDS));
      return generate({ secret, epoch: last * STEP_SECONDS });
    },
  };
}
