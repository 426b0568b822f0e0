import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signs strings and bytes for one purpose; a signature for another purpose is not valid. */
export interface TokenSigner {
  /** HMAC-SHA256 of the payload, 32 bytes. */
  mac(payload: string | Uint8Array): Buffer;
  /** Whether `mac` is the {@link TokenSigner.mac} of the payload, compared in constant time. */
  isGenuine(payload: string | Uint8Array, mac: Uint8Array): boolean;
  /** `payload.signature`, the signature 43 characters of base64url. */
  sign(payload: string): string;
  /** Returns the payload of a token made by {@link TokenSigner.sign}; undefined for any other string. */
  open(token: string): string | undefined;
}

/** base64url has several spellings of one value; only the canonical one matches. */
const TOKEN = /^(.*)\.([\w-]{43})$/s;

/**
 * Creates a signer for tokens that are verified without being stored.
 * @param secret shared by all nodes
 * @param purpose separates kinds of tokens; changing it invalidates all issued ones
 */
export function createTokenSigner(secret: string, purpose: string): TokenSigner {
  const mac = (payload: string | Uint8Array) =>
    createHmac('sha256', secret).update(`${purpose}\n`).update(payload).digest();
  const signature = (payload: string) => mac(payload).toString('base64url');
  return {
    mac,
    isGenuine(payload, given) {
      const expected = mac(payload);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
    sign: (payload) => `${payload}.${signature(payload)}`,
    open(token) {
      const [, payload, given] = TOKEN.exec(token) ?? [];
      if (payload === undefined || given === undefined) return undefined;
      const isGenuine = timingSafeEqual(Buffer.from(given), Buffer.from(signature(payload)));
      return isGenuine ? payload : undefined;
    },
  };
}
