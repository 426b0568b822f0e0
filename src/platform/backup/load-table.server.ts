import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { BackupError } from './backup-error.ts';
import type { DumpedTable } from './manifest.ts';
import type { Table } from './tables.server.ts';
import type { Vault } from './vault.server.ts';

const BATCH_CHARACTERS = 1_000_000;

/**
 * Loads a table from a file of a dump.
 * @throws BackupError when the file cannot be read, was changed, or does not have the number of rows in the manifest
 */
export async function loadTable(
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
export async function resetSequences(client: ClientBase) {
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
