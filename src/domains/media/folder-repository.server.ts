import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Db } from '#src/platform/db/database.server.ts';
import { foldersUpTo } from './folder-path.ts';
import { mediaAssets, mediaFolders } from './media-tables.server.ts';
import type { Actor } from '#src/platform/activity/activity.ts';

/** Condition on a column: a folder or anything inside it. */
export const within = (
  column: typeof mediaFolders.path | typeof mediaAssets.folder,
  folder: string,
) => sql`(${column} = ${folder} or starts_with(${column}, ${`${folder}/`}))`;

/** Creates a folder and those around it, as far as they are missing. */
export async function ensureFolder(tx: Db, path: string, by: Actor | null, at: Date) {
  const paths = foldersUpTo(path);
  if (paths.length === 0) return;
  await tx
    .insert(mediaFolders)
    .values(
      paths.map((each) => ({
        path: each,
        createdAt: at,
        createdById: by?.id ?? null,
        createdByName: by?.name ?? null,
      })),
    )
    .onConflictDoNothing();
}

/** The folder at a path, in whatever case its name is written. */
export async function findFolder(db: Db, path: string): Promise<string | undefined> {
  const rows = await db
    .select({ path: mediaFolders.path })
    .from(mediaFolders)
    .where(sql`lower(${mediaFolders.path}) = lower(${path})`)
    .orderBy(sql`${mediaFolders.path} = ${path} desc`)
    .limit(1);
  return rows[0]?.path;
}

/** A folder and all inside it. */
export async function listWithin(db: Db, path: string): Promise<string[]> {
  const rows = await db
    .select({ path: mediaFolders.path })
    .from(mediaFolders)
    .where(within(mediaFolders.path, path));
  return rows.map((row) => row.path);
}

/** Moves a folder, all inside it, and their files. Each file counts as changed. @returns the number of files */
export async function moveRows(tx: Db, from: string, to: string, at: Date): Promise<number> {
  const moved = (column: typeof mediaFolders.path | typeof mediaAssets.folder) =>
    sql`${to}::text || substr(${column}, char_length(${from}::text) + 1)`;
  await tx
    .update(mediaFolders)
    .set({ path: moved(mediaFolders.path) })
    .where(within(mediaFolders.path, from));
  const { rowCount } = await tx
    .update(mediaAssets)
    .set({
      folder: moved(mediaAssets.folder),
      version: sql`${mediaAssets.version} + 1`,
      changedAt: at,
    })
    .where(within(mediaAssets.folder, from));
  return rowCount ?? 0;
}

/** @param since only one that was made since then @returns whether it was deleted */
export async function deleteFolderRow(tx: Db, path: string, since?: Date): Promise<boolean> {
  const isNew = since && gte(mediaFolders.createdAt, since);
  const deleted = await tx.delete(mediaFolders).where(and(eq(mediaFolders.path, path), isNew));
  return deleted.rowCount === 1;
}

/** Adds folders of files that were found in the store. */
export async function addFolders(tx: Db, folders: readonly string[], at: Date) {
  const paths = [...new Set(folders.flatMap(foldersUpTo))];
  const known = paths.length
    ? await tx
        .select({ path: mediaFolders.path })
        .from(mediaFolders)
        .where(inArray(mediaFolders.path, paths))
    : [];
  const missing = paths.filter((path) => !known.some((row) => row.path === path));
  if (missing.length === 0) return;
  await tx
    .insert(mediaFolders)
    .values(missing.map((path) => ({ path, createdAt: at })))
    .onConflictDoNothing();
}
