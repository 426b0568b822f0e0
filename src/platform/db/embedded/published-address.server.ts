import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';

const fileIn = (dataDir: string) => join(dataDir, 'postgres.address');

/** Writes the connection string to a file, for our other programs such as the backup. */
export async function publishAddress(
  dataDir: string,
  connectionString: string,
): Promise<{ withdraw(): Promise<void> }> {
  const draft = `${fileIn(dataDir)}.${randomUUID()}`;
  await writeFile(draft, connectionString, { mode: 0o600 });
  await rename(draft, fileIn(dataDir));
  return { withdraw: () => rm(fileIn(dataDir), { force: true }) };
}

/** Returns the connection string of the running database of a data folder; undefined when none runs. */
export async function findRunningAddress(dataDir: string): Promise<string | undefined> {
  const connectionString = await readFile(fileIn(dataDir), 'utf8').catch(() => undefined);
  if (connectionString === undefined) return undefined;
  // The file remains after its process was killed, so try to connect.
  const client = new Client({ connectionString, connectionTimeoutMillis: 3_000 });
  try {
    await client.connect();
    return connectionString;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
