import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { ClientBase } from 'pg';

/** One file of `migrations/`. */
export interface Migration {
  /** file name without its extension, such as `0041_recovery_code_keys` */
  tag: string;
  /** SHA-256 of the file */
  hash: string;
  /** when it was generated, in milliseconds; Drizzle identifies migrations by it */
  when: number;
  statements: readonly string[];
}

/** The database's record of its newest migration. */
export type AppliedMigration = Pick<Migration, 'hash' | 'when'>;

const JOURNAL = 'drizzle.__drizzle_migrations';

/** Reads all migrations of this version, oldest first. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const journal = JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return readMigrationFiles({ migrationsFolder: folder }).map(
    ({ hash, folderMillis, sql }, index) => ({
      tag: journal.entries[index]!.tag,
      hash,
      when: folderMillis,
      statements: sql,
    }),
  );
}

/** The release whose schema the first migration makes (ADR 108). A database of an older one has to be updated by it first. */
export const OLDEST_RELEASE = 'd221a18d';

/** Whether a migration is older than our first one, so that those between are no longer known. */
export const isBeforeBaseline = ([baseline]: readonly Migration[], { when }: AppliedMigration) =>
  when < baseline!.when;

/** Returns the newest applied migration, or undefined. */
export async function findNewestApplied(client: ClientBase): Promise<AppliedMigration | undefined> {
  const { rows: journals } = await client.query(`select to_regclass('${JOURNAL}') as found`);
  if (!journals[0]?.found) return undefined;
  const { rows } = await client.query<{ hash: string; when: string }>(
    `select hash, created_at as when from ${JOURNAL} order by created_at desc limit 1`,
  );
  return rows[0] && { hash: rows[0].hash, when: Number(rows[0].when) };
}

/** Applies migrations in the caller's transaction and records them as Drizzle's migrator does. */
export async function applyMigrations(client: ClientBase, migrations: readonly Migration[]) {
  await client.query('create schema if not exists drizzle');
  await client.query(
    `create table if not exists ${JOURNAL} (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { statements, hash, when } of migrations) {
    for (const statement of statements) await client.query(statement);
    await client.query(`insert into ${JOURNAL} (hash, created_at) values ($1, $2)`, [hash, when]);
  }
}

/** Deletes the record of applied migrations, for tables that are recreated. */
export async function clearMigrationJournal(client: ClientBase) {
  if (await findNewestApplied(client)) await client.query(`delete from ${JOURNAL}`);
}
