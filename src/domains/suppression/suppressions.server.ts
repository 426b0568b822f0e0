import { createHmac } from 'node:crypto';
import type { LedgerEntry, SuppressionKind } from './ledger.ts';

/** The key for the hashes of entries. */
export interface SuppressionKey {
  id: string;
  secret: string;
}

/** Returns the hash that the ledger stores of an address: HMAC-SHA256 of the lower-case address, hex. */
export const hashAddress = (key: SuppressionKey, email: string): string =>
  createHmac('sha256', key.secret).update(`suppression\n${email.toLowerCase()}`).digest('hex');

/** Looks addresses up in a ledger. */
export type Suppressions = ReturnType<typeof createSuppressions>;

/**
 * Creates a lookup by address.
 * @param keys entries with other keys match no address
 */
export function createSuppressions(
  keys: readonly SuppressionKey[],
  entries: readonly LedgerEntry[],
) {
  const newest = new Map<string, Date>();
  for (const { kind, keyId, hash, at } of entries) {
    const name = `${kind} ${keyId} ${hash}`;
    const known = newest.get(name);
    if (!known || at > known) newest.set(name, at);
  }
  return {
    /** Returns when the address was last erased or unsubscribed; undefined if never. */
    lastAt(kind: SuppressionKind, email: string) {
      const moments = keys.flatMap(
        (key) => newest.get(`${kind} ${key.id} ${hashAddress(key, email)}`) ?? [],
      );
      return moments.toSorted((a, b) => b.getTime() - a.getTime())[0];
    },
  };
}
