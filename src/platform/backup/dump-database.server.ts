import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { Client } from 'pg';
import { findNewestApplied, readMigrations } from '#src/platform/db/migrations.server.ts';
import { type Manifest, MANIFEST_FORMAT } from './manifest.ts';
import { findMigrationIndex } from './migration-of-backup.server.ts';
import { describeTables, type Table } from './tables.server.ts';
import { PLAIN_VAULT, type Vault } from './vault.server.ts';

const BATCH = 1_000;

interface DumpOptions {
  vault?: Vault;
  /** migrations folder of this version */
  migrations?: string;
}

/**
 * Writes all tables to a folder as one consistent snapshot, without blocking writers: a gzipped file per table, one row
 * per line, values in PostgreSQL's text format.
 */
export async function dumpDatabase(
  connectionString: string,
  folder: string,
  now: Date,
  { vault = PLAIN_VAULT, migrations = './migrations' }: DumpOptions = {},
): Promise<Manifest> {
  await mkdir(folder, { recursive: true });
  const client = new Client({ connectionString, application_name: 'cadron-backup' });
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query(`set local datestyle = 'ISO, YMD'`);
    const migration = await findNewestMigration(client, migrations);
    const madeAt = now.toISOString();
    const manifest: Manifest = { format: MANIFEST_FORMAT, madeAt, migration, tables: [] };
    for (const table of await describeTables(client)) {
      const file = `${table.name.replaceAll('"', '')}.jsonl.gz`;
      const counted = { rows: 0 };
      await pipeline(
        () => readRowLines(client, table, counted),
        createGzip(),
        vault.seal(`database/${file}`),
        createWriteStream(join(folder, file), { mode: 0o600 }),
      );
      const columns = table.columns.map((column) => column.name);
      manifest.tables.push({ name: table.name, file, columns, rows: counted.rows });
    }
    const text = Buffer.from(JSON.stringify(manifest, null, 2));
    const sealed = await vault.sealWhole('database/manifest.json', text);
    await writeFile(join(folder, 'manifest.json'), sealed, { mode: 0o600 });
    return manifest;
  } finally {
    await client.end(); // also ends the transaction
  }
}

/** The newest migration of the database, with its tag in our folder. */
async function findNewestMigration(client: Client, folder: string): Promise<Manifest['migration']> {
  const applied = await findNewestApplied(client);
  if (!applied) return undefined;
  const migrations = await readMigrations(folder);
  // A newer version may have migrated the database; its tag is unknown here.
  return { tag: migrations[findMigrationIndex(migrations, applied)]?.tag ?? 'unknown', ...applied };
}

async function* readRowLines(
  client: Client,
  { name, columns, where }: Table,
  counted: { rows: number },
) {
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
