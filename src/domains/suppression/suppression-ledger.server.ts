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

/** Remembers who was erased or has unsubscribed, so that restoring an older backup does not bring them back. */
export interface SuppressionLedger {
  /** Makes the key when there is none, so that a backup has it before the first entry. */
  ensureKey(): Promise<void>;
  /** Within the transaction that erases or unsubscribes. Returns the address as a keyed hash. */
  record(tx: Db, kind: SuppressionKind, email: string, at: Date): Promise<string>;
  /** All of it, for a copy outside of the database. */
  copy(): Promise<LedgerCopy>;
  /** Who was erased, and when. */
  erasures(): Promise<Suppressions>;
  /** A text that changes whenever something is recorded. */
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
      // Before the entries are read: the copy must not promise what came while it was made.
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
