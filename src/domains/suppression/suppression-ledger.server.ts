import type { Clock } from '#src/platform/clock/clock.ts';
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
export interface SuppressionLedger {
  /** Creates the key if there is none, so that a backup contains it before the first entry. */
  ensureKey(): Promise<void>;
  /** Adds an entry in the transaction that erases or unsubscribes. Returns the keyed hash of the address. */
  record(tx: Db, kind: SuppressionKind, email: string, at: Date): Promise<string>;
  /** Returns the whole ledger for a copy outside the database. */
  copy(): Promise<LedgerCopy>;
  /** Returns a lookup of all erasures. */
  erasures(): Promise<Suppressions>;
  /** Returns a string that changes whenever an entry is added. */
  version(): Promise<string>;
}

export function createSuppressionLedger({
  db,
  clock,
}: {
  db: Db;
  clock: Clock;
}): SuppressionLedger {
  return {
    async ensureKey() {
      await ensureKey(db, clock());
    },
    async record(tx, kind, email, at) {
      const key = await ensureKey(tx, clock());
      const hash = hashAddress(key, email);
      await addEntry(tx, { kind, keyId: key.id, hash, at });
      return hash;
    },
    async copy() {
      // Read before the entries, so that the copy claims no entry added meanwhile.
      const writtenAt = clock();
      const keys = await listKeys(db);
      return { writtenAt, keyIds: keys.map(({ id }) => id), entries: await listEntries(db) };
    },
    async erasures() {
      return createSuppressions(await listKeys(db), await listEntries(db, 'erased'));
    },
    version: () => getLedgerVersion(db),
  };
}
