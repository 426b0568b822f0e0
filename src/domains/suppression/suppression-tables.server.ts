import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#src/platform/db/moment.ts';
import { SUPPRESSION_KINDS } from './ledger.ts';

/** Keys of the hashes in the ledger. Usually one; a restore adds those of the backup. */
export const suppressionKeys = pgTable('suppression_keys', {
  id: uuid().primaryKey().defaultRandom(),
  /** 32 random bytes, base64url */
  secret: text().notNull(),
  createdAt: moment().notNull(),
});

/** Erasures and unsubscribes. Rows are only added, and retained when a backup is restored. */
export const suppressionEntries = pgTable(
  'suppression_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: SUPPRESSION_KINDS }).notNull(),
    keyId: uuid().notNull(),
    /** HMAC-SHA256 of the address in lower case, hex */
    hash: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('suppression_entries_at').on(table.at)],
);

/** Records of erasures: when, and by which user. Contains the address only as a keyed hash. */
export const personErasures = pgTable('lead_erasures', {
  id: uuid().primaryKey().defaultRandom(),
  emailHash: text().notNull(),
  /** rows removed, by kind */
  removed: jsonb().$type<Record<string, number>>().notNull(),
  erasedBy: text().notNull(),
  erasedAt: moment().notNull(),
});
