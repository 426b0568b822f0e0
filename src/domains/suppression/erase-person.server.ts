import type { Base } from '#src/platform/base.ts';
import type { Actor, ActivityEntry } from '#src/platform/activity/activity.ts';
import { recordActivity } from '#src/platform/activity/record-activity.server.ts';
import type { PeopleStore } from './people-store-port.ts';
import type { SuppressionLedger } from './suppression-ledger.server.ts';
import { addErasure } from './suppression-repository.server.ts';

/**
 * Deletes all data of a person and records the erasure.
 * @returns how much was deleted, by kind
 */
export type ErasePerson = (email: string, by: Actor) => Promise<Record<string, number>>;

export interface ErasePersonDeps extends Pick<Base, 'db' | 'clock' | 'log'> {
  people: Pick<PeopleStore, 'erase'>;
  ledger: Pick<SuppressionLedger, 'record'>;
  /** sent emails stored as files */
  mails: {
    find(email: string): Promise<string[]>;
    remove(paths: readonly string[]): Promise<void>;
  };
}

/**
 * Deletes from the database in one transaction, and email files after it, because a rollback cannot restore a file.
 * If the process ends in between, a worker deletes them by the ledger. The record contains a keyed hash of the
 * address, so that it can be checked but not read. Nothing is recorded when there was nothing to delete.
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
      await addErasure(tx, { emailHash, removed: counts, erasedBy: by.name, erasedAt: now });
      await recordActivity(tx, erasureEntry(by, counts), now);
      return counts;
    });
    await mails
      .remove(paths)
      .catch((err: unknown) =>
        log.warn({ err }, 'emails of an erased person could not be deleted'),
      );
    log.info({ removed }, 'a person was erased');
    return removed;
  };
}

/** Names of the kinds of rows that an erasure deletes. */
const KINDS: Readonly<Record<string, string>> = {
  leads: 'Leads',
  attempts: 'Delivery attempts',
  subscribers: 'Newsletter subscriptions',
  results: 'Assessment results',
  jobs: 'Waiting jobs',
  mails: 'Emails',
};

/** The entry about an erasure: how much was deleted, and nothing that points to the person. */
function erasureEntry(actor: Actor, removed: Readonly<Record<string, number>>): ActivityEntry {
  const counts = Object.entries(removed).filter(([, count]) => count > 0);
  return {
    actor,
    area: 'leads',
    action: 'person.erased',
    object: { kind: 'person', label: 'a person' },
    before: Object.fromEntries(counts.map(([kind, count]) => [KINDS[kind] ?? kind, count])),
  };
}
