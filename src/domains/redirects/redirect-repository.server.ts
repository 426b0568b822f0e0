import { pick } from '#src/platform/pick.ts';
import { column } from '#src/platform/db/column.ts';
import { randomUUID } from 'node:crypto';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import { lock } from '#src/platform/db/advisory-locks.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { pendingRows } from '#src/platform/db/pending-rows.server.ts';
import { isWithin, kindOf, matchPattern, findStart, type Redirect, startsFor } from './redirect.ts';
import type { RedirectSource } from './redirect-source.ts';
import type { RedirectView, StoredRedirect } from './redirect-views.ts';
import { redirectDeletions, redirectImports, redirects } from './redirects-tables.server.ts';
import type { Change } from './redirects.ts';

/** Columns of a redirect, and of one with its history. */
export const columns = {
  from: redirects.fromPath,
  to: redirects.target,
  toPath: redirects.targetPath,
  status: redirects.status,
  carriesRest: redirects.carriesRest,
};
export const viewColumns = {
  ...columns,
  ...pick(redirects, 'createdAt', 'createdBy', 'createdByName', 'hits', 'lastHitAt'),
};

/** Serializes changes of redirects until the transaction ends: two concurrent changes could create a loop. */
export async function lockRedirects(tx: Db) {
  await tx.execute(lock('redirects'));
}

/** The `from` of patterns and of redirects for a query, which are few. */
export async function readSpecialStarts(db: Db): Promise<ReadonlySet<string>> {
  const isSpecial = sql`${redirects.fromPath} ~ '[*?]'`;
  return new Set(
    await column(db.select({ value: redirects.fromPath }).from(redirects).where(isSpecial)),
  );
}

/**
 * The redirects in the database, one query for each lookup.
 * @param specials reads `readSpecialStarts`, perhaps as they were some seconds ago
 */
export const storedRedirects = (
  db: Db,
  specials = () => readSpecialStarts(db),
): RedirectSource => ({
  async match(path, query = '') {
    const patterns = [...(await specials())].filter((from) => matchPattern(from, path));
    const starts = [...startsFor(path, query), ...patterns];
    const found = await db
      .select(columns)
      .from(redirects)
      .where(inArray(redirects.fromPath, starts));
    const known = new Set(found.map(({ from }) => from));
    const patternsThere = patterns.filter((from) => known.has(from));
    const strongest = findStart(path, query, (from) => known.has(from), patternsThere);
    return found.find(({ from }) => from === strongest);
  },
  leadingTo: (path) => db.select(columns).from(redirects).where(eq(redirects.targetPath, path)),
  below: (path) =>
    db
      .select(columns)
      .from(redirects)
      .where(sql`starts_with(${redirects.fromPath}, ${`${path}/`})`),
});

export async function findRedirect(db: Db, from: string): Promise<Redirect | undefined> {
  const [row] = await db.select(columns).from(redirects).where(eq(redirects.fromPath, from));
  return row;
}

export const listAllRedirects = (db: Db): Promise<Redirect[]> => db.select(columns).from(redirects);

/** The paths to which a redirect applies. */
export async function findRedirectedPaths(db: Db, paths: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ from: redirects.fromPath })
    .from(redirects)
    .where(sql`${redirects.fromPath} ~ '/$|[*]' or ${inArray(redirects.fromPath, paths)}`);
  const exact = new Set(rows.map(({ from }) => from));
  const wide = [...exact].filter((from) => kindOf({ from }) !== 'exact');
  const applies = (path: string) =>
    exact.has(path) || wide.some((from) => isWithin(path, from) || matchPattern(from, path));
  return new Set(paths.filter(applies));
}

/** Rows of one statement, far below the limit of its parameters. */
const BATCH = 500;

/** @param by who adds a redirect; null for a page that moved. An existing redirect keeps its creator. */
export async function saveChange(
  tx: Db,
  { upsert, remove }: Change,
  { by, now }: { by: { id: string | null; name?: string } | null; now: Date },
) {
  await deleteRedirects(tx, remove);
  for (let first = 0; first < upsert.length; first += BATCH) {
    const rows = upsert
      .slice(first, first + BATCH)
      .map(({ from, to, toPath, status, carriesRest }) => ({
        fromPath: from,
        status,
        carriesRest,
        target: to,
        targetPath: toPath,
        createdAt: now,
        createdBy: by?.id ?? null,
        createdByName: by?.name ?? null,
      }));
    await tx
      .insert(redirects)
      .values(rows)
      .onConflictDoUpdate({
        target: redirects.fromPath,
        set: {
          target: sql`excluded.target`,
          targetPath: sql`excluded.target_path`,
          status: sql`excluded.status`,
          carriesRest: sql`excluded.carries_rest`,
        },
      });
  }
}

/** Stores a deleted redirect again, with its hits. */
export async function restoreRedirect(tx: Db, stored: StoredRedirect) {
  const { from, to, toPath, createdAt, lastHitAt, change: _undone, ...rest } = stored;
  await tx.insert(redirects).values({
    ...rest,
    fromPath: from,
    target: to,
    targetPath: toPath,
    createdAt: new Date(createdAt),
    lastHitAt: lastHitAt === null ? null : new Date(lastHitAt),
  });
}

/** @returns what was deleted */
export async function deleteRedirects(
  db: Db,
  starts: readonly string[],
): Promise<StoredRedirect[]> {
  if (starts.length === 0) return [];
  const isOne = inArray(redirects.fromPath, starts);
  return (await db.delete(redirects).where(isOne).returning(viewColumns)).map(asStored);
}

/** Redirects with their hits, to store them elsewhere; unknown ones are left out. */
export async function readStored(db: Db, starts: readonly string[]): Promise<StoredRedirect[]> {
  if (starts.length === 0) return [];
  const isOne = inArray(redirects.fromPath, starts);
  return (await db.select(viewColumns).from(redirects).where(isOne)).map(asStored);
}

function asStored(row: Omit<RedirectView, 'isDead'>): StoredRedirect {
  const { createdAt, lastHitAt } = row;
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    lastHitAt: lastHitAt?.toISOString() ?? null,
  };
}

/** Updates one redirect per transaction, so that nodes that count several at once cannot deadlock. */
export async function addHits(db: Db, from: string, hits: number, at: Date) {
  await db
    .update(redirects)
    .set({
      hits: sql`${redirects.hits} + ${hits}`,
      lastHitAt: sql`greatest(${redirects.lastHitAt}, ${at.toISOString()}::timestamptz)`,
    })
    .where(eq(redirects.fromPath, from));
}

/** Files between their dry run and their import. */
export const uploads = pendingRows(redirectImports, redirectImports.uploadedAt);

const UNDO_MS = 86_400_000;

/** Keeps redirects as they were, so that their change can be undone within a day. Returns the id for `takeUndo`. */
export async function keepForUndo(
  tx: Db,
  stored: StoredRedirect[],
  deletedAt: Date,
): Promise<string> {
  const id = randomUUID();
  await tx.insert(redirectDeletions).values({ id, redirects: stored, deletedAt });
  const isOld = lt(redirectDeletions.deletedAt, new Date(deletedAt.getTime() - UNDO_MS));
  await tx.delete(redirectDeletions).where(isOld);
  return id;
}

/** Takes what was kept for an undo, once. */
export async function takeUndo(tx: Db, id: string) {
  const [kept] = await tx.delete(redirectDeletions).where(eq(redirectDeletions.id, id)).returning();
  return kept;
}
