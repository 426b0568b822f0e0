import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { PeopleStore } from './people-store-port.ts';
import type { SuppressionLedger } from './suppression-ledger.server.ts';
import { addErasure } from './suppression-repository.server.ts';

/**
 * Removes everything about a person and keeps a record that it happened.
 * @param by who asked for it: the email address of a signed-in user
 * @returns how much was removed, by kind
 */
export type ErasePerson = (email: string, by: string) => Promise<Record<string, number>>;

export interface ErasePersonDeps {
  db: Database['db'];
  people: Pick<PeopleStore, 'erase'>;
  ledger: Pick<SuppressionLedger, 'record'>;
  /** mails that are files of ours and name an address */
  mails: {
    find(email: string): Promise<string[]>;
    remove(paths: readonly string[]): Promise<void>;
  };
  clock: Clock;
  log: Logger;
}

/**
 * The database is cleared in one transaction, mails after it: a file does not come back when a transaction is rolled back.
 * Should the process end in between, a worker removes them by the ledger. The record holds a keyed hash of the address,
 * so that it can only be checked; where there was nothing to remove, there is none.
 */
export function createErasePerson({
  db,
  people,
  ledger,
  mails,
  clock,
  log,
}: ErasePersonDeps): ErasePerson {
  return async (email, by) => {
    const paths = await mails.find(email);
    const removed = await db.transaction(async (tx) => {
      const now = clock();
      const counts = { ...(await people.erase(tx, email)), mails: paths.length };
      if (Object.values(counts).every((count) => count === 0)) return counts;
      const emailHash = await ledger.record(tx, 'erased', email, now);
      await addErasure(tx, { emailHash, removed: counts, erasedBy: by, erasedAt: now });
      return counts;
    });
    await mails
      .remove(paths)
      .catch((err: unknown) => log.warn({ err }, 'mails of an erased person are still there'));
    log.info({ removed }, 'a person was erased');
    return removed;
  };
}
