import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { PASSWORD_COST } from './password-cost.ts';

/** Of hashes that do not name theirs; never changes, since releases before ADR 077 read and write such ones only. */
const UNNAMED_COST = 2 ** 14;
const BLOCK_SIZE = 16;
const KEY_BYTES = 64;
const MAX_MEMORY = 64 * 1024 * 1024;

/** Takes about a tenth of a second in a thread of its own. */
function deriveKey(password: string, salt: string, cost: number): Promise<Buffer> {
  const options = { N: cost, r: BLOCK_SIZE, p: 1, maxmem: MAX_MEMORY };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** Hashes a new password by scrypt: `salt:key` in hex, after `cost:` unless that is 2^14. Not in a transaction: it is slow. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  const key = await deriveKey(password, salt, PASSWORD_COST);
  const named = PASSWORD_COST === UNNAMED_COST ? '' : `${PASSWORD_COST}:`;
  return `${named}${salt}:${key.toString('hex')}`;
}

/** Whether a password is that of a hash, compared in constant time. */
export async function verifyPassword(hash: string, password: string): Promise<boolean> {
  const [key = '', salt = '', cost = UNNAMED_COST] = hash.split(':').toReversed();
  const expected = Buffer.from(key, 'hex');
  const actual = await deriveKey(password, salt, Number(cost));
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** `provider_id` of the rows of `auth_accounts` that hold passwords: all of them. */
export const CREDENTIAL = 'credential';
