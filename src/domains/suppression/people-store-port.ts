import type { Db } from '#src/platform/db/database.server.ts';

/** All data in the database that belongs to an email address. Each method runs in the given transaction. */
export interface PeopleStore {
  /** Lists all addresses without duplicates, in lower case. */
  addresses(tx: Db): Promise<readonly string[]>;
  /**
   * Deletes all data of a person. During a restore, only data that arrived up to `until`.
   * @returns how many rows were deleted, by kind
   */
  erase(tx: Db, email: string, until?: Date): Promise<Record<string, number>>;
  /** Ends a subscription that was requested up to `at`. Resolves to whether there was one. */
  unsubscribe(tx: Db, email: string, at: Date): Promise<boolean>;
}
