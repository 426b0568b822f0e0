import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { type PgDatabase, PgDialect } from 'drizzle-orm/pg-core';
import { type Client, Pool } from 'pg';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { createTransactions } from './transaction.server.ts';

/** A connection or a transaction. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

export interface Database {
  db: NodePgDatabase;
  pool: Pool;
  connectionString: string;
  close(): Promise<void>;
}

/** Columns are camelCase in code and snake_case in the database. */
const CASING = 'snake_case';

const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 5_000;
/** For a server that hangs and so cannot enforce its own limit. */
const QUERY_TIMEOUT_MS = 6_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 15_000;
const IDLE_TIMEOUT_MS = 30_000;

/** Wraps one connection whose caller opens it and manages its transaction. */
export const onClient = (client: Client): Db => drizzle(client, { casing: CASING });

interface DatabaseLimits {
  /** maximum connections; default 16 */
  connections?: number;
  /** milliseconds to wait for a connection; default 3,000 */
  connectTimeoutMs?: number;
  /** milliseconds to wait for a result; default 6,000, one second more than the server's limit */
  queryTimeoutMs?: number;
  /** settings of its sessions, as `-c name=value` */
  options?: string;
}

/**
 * Opens a pool. It connects on the first query, so opening never fails: while the database is down, each query fails
 * within three seconds. A statement may run for five. `db.transaction` is ours, not Drizzle's: see
 * transaction.server.ts.
 */
export function openDatabase(
  connectionString: string,
  log: Logger,
  limits: DatabaseLimits = {},
): Database {
  const pool = new Pool({
    connectionString,
    max: limits.connections ?? 16,
    connectionTimeoutMillis: limits.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: limits.queryTimeoutMs ?? QUERY_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
    keepAlive: true,
    options: limits.options,
    application_name: 'cadron',
  });
  // The next query replaces a lost idle connection. Without a listener, the event would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'lost an idle database connection'));
  // A connection lost within a transaction, between two queries: the next query fails by itself.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const transaction = createTransactions(pool, new PgDialect({ casing: CASING }));
  return {
    db: Object.assign(drizzle(pool, { casing: CASING }), { transaction }),
    pool,
    connectionString,
    close: () => pool.end(),
  };
}
