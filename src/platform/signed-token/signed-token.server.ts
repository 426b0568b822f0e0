import { createHmac, timingSafeEqual } from 'node:crypto';
import { currentSecret, type Secret, secretsOf } from './secret.ts';

/** base64url has several spellings of one value; only the canonical one matches. */
const TOKEN = /^(.*)\.([\w-]{43})$/s;

/**
 * Creates a signer for tokens that are verified without being stored.
 * @param secret shared by all nodes
 * @param purpose separates kinds of tokens; changing it invalidates all issued ones
 */
export function createTokenSigner(secret: Secret, purpose: string) {
  const macBy = (key: string, payload: string | Uint8Array) =>
    createHmac('sha256', key).update(`${purpose}\n`).update(payload).digest();
  const mac = (payload: string | Uint8Array) => macBy(currentSecret(secret), payload);
  const isGenuine = (payload: string | Uint8Array, given: Uint8Array) =>
    secretsOf(secret).some((key) => {
      const expected = macBy(key, payload);
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  return {
    /** HMAC-SHA256 of the payload, 32 bytes, by the first secret. */
    mac,
    /** Whether `mac` is the {@link TokenSigner.mac} of the payload by any of the secrets, compared in constant time. */
    isGenuine,
    /** `payload.signature`, the signature 43 characters of base64url. */
    sign: (payload: string) => `${payload}.${mac(payload).toString('base64url')}`,
    /** Returns the payload of a token made by {@link TokenSigner.sign}; undefined for any other string. */
    open(token: string): string | undefined {
      const [, payload, given] = TOKEN.exec(token) ?? [];
      if (payload === undefined || given === undefined) return undefined;
      const bytes = Buffer.from(given, 'base64url');
      // Of several spellings of the same bytes, one is ours.
      return bytes.toString('base64url') === given && isGenuine(payload, bytes)
        ? payload
        : undefined;
    },
  };
}
