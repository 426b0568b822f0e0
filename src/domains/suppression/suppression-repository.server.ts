import { createToken } from '#src/platform/signed-token/token.server.ts';
import { asc, count, eq, max } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import type { LedgerEntry, SuppressionKind } from './ledger.ts';
import type { SuppressionKey } from './suppressions.server.ts';
import {
  personErasures,
  suppressionEntries,
  suppressionKeys,
} from './suppression-tables.server.ts';

/** Rows per statement, within the limit of parameters. */
const BATCH = 5_000;

/** Lists all keys, oldest first; the first one is used for new entries. */
export function listKeys(db: Db): Promise<SuppressionKey[]> {
  return db
    .select({ id: suppressionKeys.id, secret: suppressionKeys.secret })
    .from(suppressionKeys)
    .orderBy(asc(suppressionKeys.createdAt), asc(suppressionKeys.id));
}

/**
 * Returns the key of new entries and creates it if there is none. Two concurrently created keys are harmless, because
 * each entry names its key.
 */
export async function ensureKey(db: Db, now: Date): Promise<SuppressionKey> {
  const [existing] = await listKeys(db);
  if (existing) return existing;
  const secret = createToken();
  const [created] = await db
    .insert(suppressionKeys)
    .values({ secret, createdAt: now })
    .returning({ id: suppressionKeys.id, secret: suppressionKeys.secret });
  return created!;
}

export async function addEntry(tx: Db, entry: Omit<LedgerEntry, 'id'>) {
  await tx.insert(suppressionEntries).values(entry);
}

/** Adds entries that do not exist yet. */
export async function addEntries(tx: Db, entries: readonly LedgerEntry[]) {
  for (let at = 0; at < entries.length; at += BATCH)
    await tx
      .insert(suppressionEntries)
      .values(entries.slice(at, at + BATCH))
      .onConflictDoNothing();
}

/** Lists entries in chronological order. */
export function listEntries(db: Db, kind?: SuppressionKind): Promise<LedgerEntry[]> {
  return db
    .select()
    .from(suppressionEntries)
    .where(kind && eq(suppressionEntries.kind, kind))
    .orderBy(asc(suppressionEntries.at), asc(suppressionEntries.id));
}

/** Returns a string that changes whenever an entry is added. */
export async function getLedgerVersion(db: Db): Promise<string> {
  const [row] = await db
    .select({ entries: count(), newest: max(suppressionEntries.at) })
    .from(suppressionEntries);
  return `${row?.entries} ${row?.newest?.toISOString()}`;
}

/** Adds the record of an erasure. */
export async function addErasure(tx: Db, erasure: Omit<typeof personErasures.$inferInsert, 'id'>) {
  await tx.insert(personErasures).values(erasure);
}
