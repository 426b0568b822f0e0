import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '#src/platform/db/database.server.ts';
import { migrateDatabase } from '#src/platform/db/migrate.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { databaseUrl } from '#tests/support/database-url.ts';
import { refreshDocuments } from './refresh-search.server.ts';
import { searchWords } from './search-tables.server.ts';
import { createSearch } from './search.server.ts';

/** Copies the migrations before the one that introduced `splitWords` into a new folder, and returns its path. */
async function olderMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp('migrations', folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex(({ tag }) => tag.endsWith('_split_words'));
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return folder;
}

async function execute(connectionString: string, statement: string) {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

test('finds and counts documents that were indexed before the migration that splits words', async () => {
  const clusterUrl = inject('clusterUrl');
  const name = `upgraded_${randomBytes(6).toString('hex')}`;
  await execute(clusterUrl, `create database ${name}`);
  onTestFinished(() => execute(clusterUrl, `drop database ${name} with (force)`));
  const url = databaseUrl(clusterUrl, name);
  await migrateDatabase(url, await olderMigrations());
  await execute(
    url,
    `insert into search_documents (path, kind, title, summary, body, weight, digest)
      values ('/a', 'post', 'Tools', '', 'Freshsales/Pipedrive in 2026', 1, 'as it was');
    insert into search_words (word, documents) values ('tools', 1), ('in', 1)`,
  );

  await migrateDatabase(url);
  const database = openDatabase(url, silentLogger, { connections: 2 });
  const { db } = database;
  try {
    const search = createSearch({ db, clock: () => new Date(0) });
    for (const typed of ['tools', 'pipedrive', '2026'])
      expect(await search.find(typed)).toMatchObject({ total: 1, missing: [] });
    const source = { async *documents() {} };
    expect(await refreshDocuments({ db, source, log: silentLogger })).toMatchObject({ removed: 1 });
    expect(await db.select().from(searchWords)).toEqual([]);
  } finally {
    await database.close();
  }
});
