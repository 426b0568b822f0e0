import type { Db } from '#src/platform/db/database.server.ts';
import type { LedgerEntry } from './ledger.ts';
import type { PeopleStore } from './people-store-port.ts';
import { addEntries, listEntries, listKeys } from './suppression-repository.server.ts';
import { createSuppressions } from './suppressions.server.ts';

export type ReplayResult = Awaited<ReturnType<typeof replayLedger>>;

/**
 * Replays the ledger after a backup was loaded, in the same transaction: adds entries from copies of the ledger, then
 * erases and unsubscribes people again. Idempotent.
 */
export async function replayLedger(tx: Db, copies: readonly LedgerEntry[], people: PeopleStore) {
  await addEntries(tx, copies);
  const [keys, entries] = [await listKeys(tx), await listEntries(tx)];
  const keyIds = new Set(keys.map(({ id }) => id));
  const suppressions = createSuppressions(keys, entries);
  /** numbers of people */
  const counts = { erased: 0, unsubscribed: 0 };
  for (const email of await people.addresses(tx)) {
    const erasedAt = suppressions.lastAt('erased', email);
    const removed = erasedAt ? await people.erase(tx, email, erasedAt) : {};
    if (Object.values(removed).some((count) => count > 0)) counts.erased += 1;
    const leftAt = suppressions.lastAt('unsubscribed', email);
    if (leftAt && (await people.unsubscribe(tx, email, leftAt))) counts.unsubscribed += 1;
  }
  /** entries whose key is neither in the backup nor in the database, so their address cannot be matched */
  const unreadable = entries.filter(({ keyId }) => !keyIds.has(keyId)).length;
  return { ...counts, unreadable, keyIds, suppressions };
}
