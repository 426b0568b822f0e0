import type { Base } from '#src/platform/base.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { LedgerCopy, SuppressionKind } from './ledger.ts';
import {
  addEntry,
  ensureKey,
  getLedgerVersion,
  listEntries,
  listKeys,
} from './suppression-repository.server.ts';
import { createSuppressions, hashAddress, type Suppressions } from './suppressions.server.ts';

/** Records who was erased or unsubscribed, so that restoring an older backup does not bring them back. */
export type SuppressionLedger = ReturnType<typeof createSuppressionLedger>;

export function createSuppressionLedger({ db, clock }: Pick<Base, 'db' | 'clock'>) {
  return {
    /** Creates the key if there is none, so that a backup contains it before the first entry. */
    async ensureKey() {
      await ensureKey(db, clock());
    },
    /** Adds an entry in the transaction that erases or unsubscribes. Returns the keyed hash of the address. */
    async record(tx: Db, kind: SuppressionKind, email: string, at: Date) {
      const key = await ensureKey(tx, clock());
      const hash = hashAddress(key, email);
      await addEntry(tx, { kind, keyId: key.id, hash, at });
      return hash;
    },
    /** Returns the whole ledger for a copy outside the database. */
    async copy(): Promise<LedgerCopy> {
      // Read before the entries, so that the copy claims no entry added meanwhile.
      const writtenAt = clock();
      const keys = await listKeys(db);
      return { writtenAt, keyIds: keys.map(({ id }) => id), entries: await listEntries(db) };
    },
    /** Returns a lookup of all erasures. */
    async erasures(): Promise<Suppressions> {
      return createSuppressions(await listKeys(db), await listEntries(db, 'erased'));
    },
    /** Returns a string that changes whenever an entry is added. */
    version: () => getLedgerVersion(db),
  };
}
