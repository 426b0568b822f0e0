import type { Db } from '#src/platform/db/database.server.ts';
import type { LedgerEntry } from './ledger.ts';
import { addEntries, listEntries, listKeys } from './suppression-repository.server.ts';
import { createSuppressions, type Suppressions } from './suppressions.server.ts';

/** Everywhere the site keeps what belongs to an address. Each method works within the transaction it gets. */
export interface PeopleStore {
  /** every address there is, each once, in lower case */
  addresses(tx: Db): Promise<readonly string[]>;
  /** Removes what came in until a moment; whoever came back later stays. Returns whether there was anything. */
  erase(tx: Db, email: string, until: Date): Promise<boolean>;
  /** Ends a subscription that was asked for until a moment. Returns whether there was one. */
  unsubscribe(tx: Db, email: string, at: Date): Promise<boolean>;
}

export interface Replayed {
  /** people */
  erased: number;
  /** people */
  unsubscribed: number;
  /** entries whose key is neither in the backup nor in the database: nobody can say who they mean */
  unreadable: number;
  /** of all keys there are now */
  keyIds: ReadonlySet<string>;
  suppressions: Suppressions;
}

/**
 * After a backup was loaded, within the same transaction: adds entries from copies of the ledger, erases again who was
 * erased, and unsubscribes again who has unsubscribed. May be repeated.
 */
export async function replayLedger(
  tx: Db,
  copies: readonly LedgerEntry[],
  people: PeopleStore,
): Promise<Replayed> {
  await addEntries(tx, copies);
  const [keys, entries] = [await listKeys(tx), await listEntries(tx)];
  const keyIds = new Set(keys.map(({ id }) => id));
  const suppressions = createSuppressions(keys, entries);
  const counts = { erased: 0, unsubscribed: 0 };
  for (const email of await people.addresses(tx)) {
    const erasedAt = suppressions.lastAt('erased', email);
    if (erasedAt && (await people.erase(tx, email, erasedAt))) counts.erased += 1;
    const leftAt = suppressions.lastAt('unsubscribed', email);
    if (leftAt && (await people.unsubscribe(tx, email, leftAt))) counts.unsubscribed += 1;
  }
  const unreadable = entries.filter(({ keyId }) => !keyIds.has(keyId)).length;
  return { ...counts, unreadable, keyIds, suppressions };
}
