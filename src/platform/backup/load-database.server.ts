import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { Client } from 'pg';
import type { Manifest } from './dump-database.server.ts';
import { describeTables, isEmpty, type Table } from './tables.server.ts';

const BATCH_CHARACTERS = 1_000_000;

/** What an operator can mend; told as one message, without a stack. */
export class BackupError extends Error {
  readonly operator = true;
}

/**
 * Fills the tables from a dump, all of them or none. The tables have to exist, with every column of the dump.
 * @param options.force removes what is there; else a database with data is refused
 */
export async function loadDatabase(
  connectionString: string,
  folder: string,
  { force }: { force: boolean },
): Promise<void> {
  const manifest = await readManifest(folder);
  const client = new Client({ connectionString, application_name: 'cadron-restore' });
  await client.connect();
  try {
    await client.query('begin');
    const tables = await describeTables(client);
    if (force) await client.query(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`);
    else if (!(await isEmpty(client, tables)))
      throw new BackupError('The database is not empty. Add --force to replace what is in it.');
    checkColumns(manifest, tables);
    for (const table of tables) {
      const dumped = manifest.tables.find(({ name }) => name === table.name);
      if (dumped) await loadTable(client, table, dumped, join(folder, dumped.file));
    }
    await resetSequences(client);
    await client.query('commit');
  } finally {
    await client.end(); // rolls back what is not committed
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw new BackupError(`There is no backup in ${folder}: its manifest.json cannot be read.`);
  });
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format === 1) return manifest;
  throw new BackupError(`The backup in ${folder} was made by a newer version of this program.`);
}

/** Columns that are gone would lose data silently; ones that are new get their defaults. */
function checkColumns(manifest: Manifest, tables: Table[]): void {
  for (const { name, columns } of manifest.tables) {
    const present = tables.find((table) => table.name === name)?.columns.map((each) => each.name);
    const missing = columns.filter((column) => !present?.includes(column));
    if (missing.length > 0)
      throw new BackupError(
        `This version has no ${name} (${missing.join(', ')}). Restore with the version that made the backup.`,
      );
  }
}

async function loadTable(
  client: Client,
  table: Table,
  dumped: Manifest['tables'][number],
  file: string,
): Promise<void> {
  const values = dumped.columns.map((name, at) => {
    const { type } = table.columns.find((column) => column.name === name)!;
    return `(line ->> ${at})::${type}`;
  });
  const insert =
    `insert into ${table.name} (${dumped.columns.join(', ')}) overriding system value ` +
    `select ${values.join(', ')} from json_array_elements($1::json) as line`;
  let rows = 0;
  await pipeline(createReadStream(file), createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
    for await (const batch of batches(chunks)) {
      const { rowCount } = await client.query(insert, [`[${batch.join(',')}]`]);
      rows += rowCount ?? 0;
    }
  }).catch((cause: Error) => {
    throw new BackupError(`${file} cannot be loaded: ${cause.message}`, { cause });
  });
  if (rows !== dumped.rows)
    throw new BackupError(`${file} has ${rows} rows, not ${dumped.rows}: it is damaged.`);
}

/** Whole lines, about a megabyte of them at a time. */
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

/** The next number of each counter follows the highest that was loaded. */
async function resetSequences(client: Client): Promise<void> {
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
