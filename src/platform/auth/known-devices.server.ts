import type { Base } from '#src/platform/base.ts';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parse, serialize } from 'hono/utils/cookie';
import { currentSecret, type Secret, secretsOf } from '#src/platform/signed-token/secret.ts';
import { findCredential } from './credentials.server.ts';

const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;
/** random id, issue time in seconds, signature */
const SHAPE = /^([\w-]{22})\.(\d{1,12})\.([\w-]{43})$/;

export type KnownDevices = ReturnType<typeof createKnownDevices>;

interface KnownDevicesOptions extends Pick<Base, 'db' | 'clock'> {
  secret: Secret;
  /** sets the Secure attribute and the __Host- prefix */
  isSecure: boolean;
}

/**
 * Device cookies, after OWASP "Slow Down Online Guessing Attacks with Device Cookies". A device cookie does not sign
 * anyone in; it counts the attempts of a browser separately from those of strangers. Its signature covers the account
 * and the hash of its password, so it is valid for one account only, until the password changes. Nothing is stored.
 */
export function createKnownDevices(options: KnownDevicesOptions) {
  const { db, clock, secret, isSecure } = options;
  const name = isSecure ? '__Host-cadron.device' : 'cadron.device';
  const seconds = () => Math.floor(clock().getTime() / 1000);
  const sign = (
    key: string,
    ...parts: [id: string, issuedAt: string, account: string, hash: string]
  ) =>
    createHmac('sha256', key)
      .update(JSON.stringify(['known device', ...parts]))
      .digest('base64url');

  return {
    /** Returns the id of a browser that has signed in to this account before; undefined for any other. */
    async recognize(cookies: string, account: string): Promise<string | undefined> {
      const [, id, issuedAt, signature] = SHAPE.exec(parse(cookies, name)[name] ?? '') ?? [];
      if (!id || !issuedAt || !signature) return undefined;
      if (Number(issuedAt) + MAX_AGE_SECONDS <= seconds()) return undefined;
      const passwordHash = (await findCredential(db, account))?.passwordHash;
      // Compute a signature for unknown accounts too, so that timing reveals nothing.
      const isGenuine = secretsOf(secret).some((key) => {
        const expected = sign(key, id, issuedAt, account, passwordHash ?? '');
        return timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
      });
      return isGenuine && passwordHash !== undefined ? id : undefined;
    },
    /**
     * Returns the Set-Cookie value that makes the browser a known device of this account, under a new id.
     * @param passwordHash of the account
     */
    issue(account: string, passwordHash: string) {
      const [id, issuedAt] = [randomBytes(16).toString('base64url'), String(seconds())];
      const signature = sign(currentSecret(secret), id, issuedAt, account, passwordHash);
      return serialize(name, [id, issuedAt, signature].join('.'), {
        httpOnly: true,
        sameSite: 'Strict',
        path: '/', // required by the __Host- prefix
        maxAge: MAX_AGE_SECONDS,
        secure: isSecure,
      });
    },
  };
}
