import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, type ClientBase } from 'pg';
import { ADVISORY_LOCKS } from '#src/platform/db/advisory-locks.ts';
import {
  type Migration,
  applyMigrations,
  clearMigrationJournal,
  findNewestApplied,
  readMigrations,
} from '#src/platform/db/migrations.server.ts';
import { BackupError } from './backup-error.ts';
import { preserveRows } from './saved-tables.server.ts';
import { type DumpedTable, MANIFEST_FORMAT, type Manifest } from './manifest.ts';
import { findMigrationIndex, resolveBackupMigration } from './migration-of-backup.server.ts';
import { type Table, describeTables, isEmpty, isQueue } from './tables.server.ts';
import { PLAIN_VAULT, type Vault } from './vault.server.ts';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

export interface LoadOptions {
  /** replaces existing data; otherwise a non-empty database is refused */
  force: boolean;
  vault?: Vault;
  /** migrations folder of this version */
  migrations?: string;
  /** tables, as `schema.name`, whose existing rows are merged with those of the backup */
  keep?: readonly string[];
  /** further restore steps, run in the same transaction after all migrations */
  afterLoad?(client: Client, loaded: Loaded): Promise<void>;
}

export interface Loaded {
  manifest: Manifest;
  /** whether the database was empty before */
  wasEmpty: boolean;
}

/**
 * Restores the database from a dump in one transaction. Creates the tables as they were when the dump was made, loads
 * them, and then applies newer migrations, so that these also change the data. A running site waits for the
 * transaction.
 * @param folder of the dump, `database` in a backup
 */
export async function loadDatabase(
  connectionString: string,
  folder: string,
  { force, vault = PLAIN_VAULT, migrations: source = './migrations', ...options }: LoadOptions,
) {
  const manifest = await readManifest(folder, vault);
  const migrations = await readMigrations(source);
  const madeAt = resolveBackupMigration(manifest, migrations);
  const client = new Client({ connectionString, application_name: 'cadron-restore' });
  await client.connect();
  try {
    await client.query('begin');
    // No process migrates while a backup is loaded.
    await client.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.migration]);
    const present = await describeTables(client);
    await lockTables(client, present);
    const wasEmpty = await isEmpty(client, present);
    if (!wasEmpty && !force)
      throw new BackupError('The database is not empty. Add --force to replace its contents.');
    const restoreKeptRows = await preserveRows(client, options.keep ?? []);
    await makeEmptyTables(client, present, migrations, madeAt);
    const tables = await describeTables(client);
    checkColumns(manifest, tables);
    for (const table of tables) {
      const dumped = manifest.tables.find(({ name }) => name === table.name);
      if (!dumped) continue;
      const { file } = dumped;
      await loadTable(client, table, dumped, {
        path: join(folder, file),
        name: `database/${file}`,
        vault,
      });
    }
    await resetSequences(client);
    await applyMigrations(client, migrations.slice(madeAt + 1));
    await restoreKeptRows();
    await options.afterLoad?.(client, { manifest, wasEmpty });
    await client.query('commit');
  } finally {
    await client.end(); // rolls back an uncommitted transaction
  }
}

/** Leaves empty tables as of the wanted migration; recreates those of another version. */
async function makeEmptyTables(
  client: Client,
  present: readonly Table[],
  migrations: readonly Migration[],
  wanted: number,
) {
  const names = present.map(({ name }) => name);
  const applied = await findNewestApplied(client);
  if (applied && findMigrationIndex(migrations, applied) === wanted) {
    await client.query(`truncate ${names.join(', ')} cascade`);
    return;
  }
  const queue = names.filter(isQueue);
  const ours = names.filter((name) => !isQueue(name));
  if (queue.length > 0) await client.query(`truncate ${queue.join(', ')} cascade`);
  if (ours.length > 0) await client.query(`drop table ${ours.join(', ')} cascade`);
  await clearMigrationJournal(client);
  await applyMigrations(client, migrations.slice(0, wanted + 1));
}

async function readManifest(folder: string, vault: Vault): Promise<Manifest> {
  const file = await readFile(join(folder, 'manifest.json')).catch(() => {
    throw new BackupError(`There is no backup in ${folder}: its manifest.json cannot be read.`);
  });
  const text = await vault.openWhole('database/manifest.json', file);
  const manifest = parseManifest(text.toString());
  if (!manifest)
    throw new BackupError(
      `${join(folder, 'manifest.json')} is damaged: it is not a valid manifest.`,
    );
  if (manifest.format <= MANIFEST_FORMAT) return manifest;
  throw new BackupError(`The backup in ${folder} was made by a newer version of this program.`);
}

function parseManifest(text: string): Manifest | undefined {
  try {
    const value = JSON.parse(text) as Manifest;
    return typeof value.format === 'number' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Rejects columns that no longer exist, since their data would be lost silently. New columns get their defaults. */
function checkColumns(manifest: Manifest, tables: readonly Table[]) {
  for (const { name, columns } of manifest.tables) {
    const present = tables.find((table) => table.name === name)?.columns.map((each) => each.name);
    const missing = columns.filter((column) => !present?.includes(column));
    if (missing.length > 0)
      throw new BackupError(
        `This version has no ${name} (${missing.join(', ')}). Restore with the version that made the backup.`,
      );
  }
}

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const DEADLOCK_DETECTED = '40P01';
const MAX_ATTEMPTS = 10;

/**
 * Locks every table in the caller's transaction; a running site waits from here on. When a transaction of the site
 * holds some tables and waits for others, PostgreSQL detects a deadlock and ends one side; if it ends ours, the lock is
 * retried.
 */
async function lockTables(client: Client, tables: readonly Table[]) {
  if (tables.length === 0) return;
  const names = tables.map(({ name }) => name).join(', ');
  await client.query('savepoint unlocked');
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`lock table ${names} in access exclusive mode`);
      return;
    } catch (error) {
      const isDeadlock = (error as { code?: string }).code === DEADLOCK_DETECTED;
      if (!isDeadlock || attempt >= MAX_ATTEMPTS) throw error;
      await client.query('rollback to savepoint unlocked'); // also releases the locks taken so far
    }
  }
}

const BATCH_CHARACTERS = 1_000_000;

/**
 * Loads a table from a file of a dump.
 * @throws BackupError when the file cannot be read, was changed, or does not have the number of rows in the manifest
 */
async function loadTable(
  client: ClientBase,
  table: Table,
  dumped: DumpedTable,
  file: { path: string; name: string; vault: Vault },
) {
  const values = dumped.columns.map((name, at) => {
    const { type } = table.columns.find((column) => column.name === name)!;
    return `(line ->> ${at})::${type}`;
  });
  const insert =
    `insert into ${table.name} (${dumped.columns.join(', ')}) overriding system value ` +
    `select ${values.join(', ')} from json_array_elements($1::json) as line`;
  let rows = 0;
  await pipeline(
    createReadStream(file.path),
    file.vault.open(file.name),
    createGunzip(),
    async (chunks: AsyncIterable<Buffer>) => {
      for await (const batch of batches(chunks)) {
        const { rowCount } = await client.query(insert, [`[${batch.join(',')}]`]);
        rows += rowCount ?? 0;
      }
    },
  ).catch((cause: Error) => {
    throw new BackupError(`${file.path} cannot be loaded: ${cause.message}`, { cause });
  });
  if (rows !== dumped.rows)
    throw new BackupError(`${file.path} has ${rows} rows, not ${dumped.rows}: it is damaged.`);
}

/** Yields complete lines in batches of about a megabyte. */
async function* batches(chunks: AsyncIterable<Buffer>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of chunks) {
    text += decoder.decode(chunk, { stream: true });
    const end = text.length < BATCH_CHARACTERS ? -1 : text.lastIndexOf('\n');
    if (end < 0) continue;
    yield text.slice(0, end).split('\n');
    text = text.slice(end + 1);
  }
  if (text) yield text.trimEnd().split('\n');
}

/** Makes each sequence continue after the highest loaded value. */
async function resetSequences(client: ClientBase) {
  const { rows } = await client.query<{ counter: string; table: string; column: string }>(
    `select d.objid::regclass::text as counter, d.refobjid::regclass::text as table,
      quote_ident(a.attname) as column
    from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
      join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    where d.deptype in ('a', 'i') and d.classid = 'pg_class'::regclass
      and s.relnamespace = 'public'::regnamespace`,
  );
  for (const { counter, table, column } of rows)
    await client.query(
      `select setval($1::regclass, coalesce(max(${column}), 1), max(${column}) is not null) from ${table}`,
      [counter],
    );
}
