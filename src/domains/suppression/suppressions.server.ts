import { createHmac } from 'node:crypto';
import type { LedgerEntry, SuppressionKind } from './ledger.ts';

/** What keys the hashes of entries. */
export interface SuppressionKey {
  id: string;
  secret: string;
}

/** An address as the ledger keeps it. */
export const hashAddress = (key: SuppressionKey, email: string): string =>
  createHmac('sha256', key.secret).update(`suppression\n${email.toLowerCase()}`).digest('hex');

/** Looks addresses up in a ledger. */
export interface Suppressions {
  /** When the address was last erased, or unsubscribed; undefined when it never was. */
  lastAt(kind: SuppressionKind, email: string): Date | undefined;
}

/** @param keys entries of other keys match no address */
export function createSuppressions(
  keys: readonly SuppressionKey[],
  entries: readonly LedgerEntry[],
): Suppressions {
  const newest = new Map<string, Date>();
  for (const { kind, keyId, hash, at } of entries) {
    const name = `${kind} ${keyId} ${hash}`;
    const known = newest.get(name);
    if (!known || at > known) newest.set(name, at);
  }
  return {
    lastAt(kind, email) {
      const moments = keys.flatMap(
        (key) => newest.get(`${kind} ${key.id} ${hashAddress(key, email)}`) ?? [],
      );
      return moments.toSorted((a, b) => b.getTime() - a.getTime())[0];
    },
  };
}
