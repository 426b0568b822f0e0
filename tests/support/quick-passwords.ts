import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

/**
 * Replaces `better-auth/crypto` in integration tests, which hash hundreds of passwords: one takes a tenth of a second of
 * a core. End-to-end tests sign in with the real one.
 */

const hash = (password: string, salt: string): Buffer => scryptSync(password, salt, 64, { N: 2 });

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${hash(password, salt).toString('hex')}`;
}

export async function verifyPassword(given: { hash: string; password: string }): Promise<boolean> {
  const [salt = '', key = ''] = given.hash.split(':');
  const expected = Buffer.from(key, 'hex');
  const actual = hash(given.password, salt);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
