import { type SQL, sql } from 'drizzle-orm';

/** Registry of all fixed advisory locks, so that no two share a number. */
export const ADVISORY_LOCKS = {
  /** one process migrates */
  migration: 7_202_611,
  /** one process refreshes the search documents */
  searchRefresh: 7_202_612,
  /** one process creates the first owner */
  firstOwner: 7_202_613,
  /** one transaction changes redirects, since two concurrent ones could create a loop */
  redirects: 7_202_614,
  /** one transaction changes the folders of the media library, or adds a file to one */
  mediaFolders: 7_202_615,
  /** one transaction changes overrides of routes: two that change many could deadlock */
  overrides: 7_202_616,
  /** one transaction changes the settings of the whole site */
  siteSettings: 7_202_617,
  /** one transaction changes settings */
  settings: 7_202_618,
} as const;

type LockName = keyof typeof ADVISORY_LOCKS;

/** Waits for the lock, which is released at the end of the transaction. */
export const lock = (name: LockName): SQL =>
  sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS[name]}::bigint)`;

/** Takes the lock if it is free, until the end of the transaction. Selects `locked`. */
export const tryLock = (name: LockName): SQL<{ locked: boolean }> =>
  sql`select pg_try_advisory_xact_lock(${ADVISORY_LOCKS[name]}::bigint) as locked`;

/**
 * Waits for a lock on one item, which is released at the end of the transaction.
 * @param key kind and item: `address page /about`
 */
export const lockKey = (key: string): SQL =>
  sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
