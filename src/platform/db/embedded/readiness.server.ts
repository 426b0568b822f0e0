import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { ServerProcess } from './server-process.server.ts';

const POLL_MS = 5;
const SILENCE_MS = 60_000;
const STARTING_UP = '57P03';

/**
 * Waits until the server accepts queries. Recovery after a crash may take long; we wait while the server reports that
 * it is starting up, and give up after a minute without a response.
 * @throws when the server ends, stays silent or `signal` aborts; the server is stopped then
 */
export async function waitUntilReady(
  server: ServerProcess,
  connectionString: string,
  signal: AbortSignal,
) {
  let ended: string | undefined;
  void server.exited.then((reason) => (ended = reason));
  for (let lastSignAt = Date.now(); ; await wait(POLL_MS)) {
    const state = await probe(connectionString);
    if (state === 'ready') return;
    if (state === STARTING_UP) lastSignAt = Date.now();
    if (ended !== undefined) {
      throw new Error(`PostgreSQL did not start (${ended}): ${await server.lastLines()}`);
    }
    if (signal.aborted || Date.now() - lastSignAt > SILENCE_MS) {
      await server.shutdown();
      signal.throwIfAborted();
      throw new Error(`PostgreSQL does not respond (${state}): ${await server.lastLines()}`);
    }
  }
}

/**
 * Creates the database unless it exists.
 * @param connectionString of another, existing database
 */
export async function ensureDatabase(connectionString: string, name: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

async function probe(connectionString: string) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  // The server may close the connection after its response; without a listener, the event would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return 'ready';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}
