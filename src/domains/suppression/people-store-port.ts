import type { Db } from '#src/platform/db/database.server.ts';

/** Every place in the database that keeps what belongs to an address. Each method works within the transaction it gets. */
export interface PeopleStore {
  /** every address there is, each once, in lower case */
  addresses(tx: Db): Promise<readonly string[]>;
  /**
   * Removes all there is of a person or, during a restore, what came in until a moment: what came later stays.
   * @returns how many rows are gone, by kind
   */
  erase(tx: Db, email: string, until?: Date): Promise<Record<string, number>>;
  /** Ends a subscription that was asked for until a moment. Returns whether there was one. */
  unsubscribe(tx: Db, email: string, at: Date): Promise<boolean>;
}
