import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { type Secret, secretsOf } from '#src/platform/signed-token/secret.ts';

/** Encrypts short secrets that the database stores, such as keys of authenticator apps. */
export type TextSealer = ReturnType<typeof createTextSealer>;

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Creates a sealer: AES-256-GCM with a key derived from the secret (HKDF-SHA256).
 * @param secret shared by all nodes, from `loadSessionSecret`
 * @param purpose separates kinds of texts; changing it makes all sealed ones unreadable
 */
export function createTextSealer(secret: Secret, purpose: string) {
  const keys = secretsOf(secret).map((one) =>
    Buffer.from(hkdfSync('sha256', one, '', `sealed text\n${purpose}`, 32)),
  );
  return {
    /**
     * Encrypts a text, by the first secret.
     * @param context what it belongs to, such as a user's id: it opens nowhere else
     */
    seal(text: string, context: string) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, keys[0]!, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    /** Returns the text; undefined when it was sealed with none of the secrets, for another purpose or context, or was changed. */
    open(sealed: string, context: string): string | undefined {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return undefined;
      const nonce = bytes.subarray(0, NONCE_BYTES);
      for (const key of keys) {
        const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(context));
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        try {
          const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
          return Buffer.concat([text, decipher.final()]).toString('utf8');
        } catch {
          // sealed with another secret, or not genuine
        }
      }
      return undefined;
    },
  };
}
