import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { ClientBase } from 'pg';

/** One file of `migrations/`, in its order. */
export interface Migration {
  /** name of the file without its ending, such as `0001_leads` */
  tag: string;
  /** SHA-256 of the file */
  hash: string;
  /** when it was generated, in milliseconds; drizzle tells migrations apart by it */
  when: number;
  statements: readonly string[];
}

/** What a database says of the newest migration it has. */
export type AppliedMigration = Pick<Migration, 'hash' | 'when'>;

const JOURNAL = 'drizzle.__drizzle_migrations';

/** Every migration of this version, oldest first. */
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

/** The newest migration of a database; undefined when it has none. */
export async function newestApplied(client: ClientBase): Promise<AppliedMigration | undefined> {
  const { rows: journals } = await client.query(`select to_regclass('${JOURNAL}') as found`);
  if (!journals[0]?.found) return undefined;
  const { rows } = await client.query<{ hash: string; when: string }>(
    `select hash, created_at as when from ${JOURNAL} order by created_at desc limit 1`,
  );
  return rows[0] && { hash: rows[0].hash, when: Number(rows[0].when) };
}

/** Applies migrations within the caller's transaction, and writes them down as drizzle's own migrator does. */
export async function applyMigrations(
  client: ClientBase,
  migrations: readonly Migration[],
): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    `create table if not exists ${JOURNAL} (id serial primary key, hash text not null, created_at bigint)`,
  );
  for (const { statements, hash, when } of migrations) {
    for (const statement of statements) await client.query(statement);
    await client.query(`insert into ${JOURNAL} (hash, created_at) values ($1, $2)`, [hash, when]);
  }
}

/** Forgets which migrations were applied, for tables that are made anew. */
export async function forgetMigrations(client: ClientBase): Promise<void> {
  if (await newestApplied(client)) await client.query(`delete from ${JOURNAL}`);
}
