import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { describeTables, type Table } from './tables.server.ts';

/** What a dump holds, in its `manifest.json`. */
export interface Manifest {
  format: 1;
  madeAt: string;
  tables: { name: string; file: string; columns: string[]; rows: number }[];
}

const BATCH = 1_000;

/**
 * Writes all tables into a folder as they were at one moment, while others go on writing: a gzipped file per table, a
 * row per line, each value as PostgreSQL writes it.
 */
export async function dumpDatabase(
  connectionString: string,
  folder: string,
  now: Date,
): Promise<Manifest> {
  await mkdir(folder, { recursive: true });
  const client = new Client({ connectionString, application_name: 'cadron-backup' });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set local datestyle = 'ISO, YMD'`);
    const manifest: Manifest = { format: 1, madeAt: now.toISOString(), tables: [] };
    for (const table of await describeTables(client)) {
      const file = `${table.name.replaceAll('"', '')}.jsonl.gz`;
      const counted = { rows: 0 };
      await pipeline(
        () => lines(client, table, counted),
        createGzip(),
        createWriteStream(join(folder, file), { mode: 0o600 }),
      );
      const columns = table.columns.map((column) => column.name);
      manifest.tables.push({ name: table.name, file, columns, rows: counted.rows });
    }
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
    return manifest;
  } finally {
    await client.end(); // also ends the transaction
  }
}

async function* lines(client: Client, { name, columns, where }: Table, counted: { rows: number }) {
  const values = columns.map((column) => `${column.name}::text`).join(', ');
  const row = `json_build_array(${values})::text as line`;
  await client.query(`declare rows no scroll cursor for select ${row} from ${name} where ${where}`);
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${BATCH} from rows`);
    if (rows.length === 0) break;
    counted.rows += rows.length;
    yield rows.map(({ line }) => `${line}\n`).join('');
  }
  await client.query('close rows');
}
