import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { type PgDatabase, PgDialect } from 'drizzle-orm/pg-core';
import { type Client, Pool } from 'pg';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { createTransactions } from './transaction.server.ts';

/** A connection or a transaction: whatever queries can run on. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

export interface Database {
  db: NodePgDatabase;
  pool: Pool;
  connectionString: string;
  close(): Promise<void>;
}

/** Column names are written in camel case in code and in snake case in the database. */
const CASING = 'snake_case';

const CONNECT_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 5_000;
/** For a server that hangs, and so cannot keep its own limit. */
const QUERY_TIMEOUT_MS = 6_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 15_000;
const IDLE_TIMEOUT_MS = 30_000;

/** One connection that its caller opened, and whose transaction its caller begins and ends. */
export const onClient = (client: Client): Db => drizzle(client, { casing: CASING });

export interface DatabaseLimits {
  /** connections at most; default 16 */
  connections?: number;
  /** milliseconds until a connection must be there; default 3,000 */
  connectTimeoutMs?: number;
  /** milliseconds until a statement must have its result; default 6,000, one more than PostgreSQL allows it */
  queryTimeoutMs?: number;
}

/**
 * Opens a pool. Nothing connects yet, so this never fails on a database that is down: each query does,
 * within three seconds. A statement may run for five. `db.transaction` is ours, not Drizzle's: see transaction.server.ts.
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
    application_name: 'cadron',
  });
  // A connection lost while idle is replaced by the next query; unheard, the event would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'lost an idle database connection'));
  // The same for one that is lost within a transaction, between two queries: the next query fails by itself.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const transaction = createTransactions(pool, new PgDialect({ casing: CASING }));
  return {
    db: Object.assign(drizzle(pool, { casing: CASING }), { transaction }),
    pool,
    connectionString,
    close: () => pool.end(),
  };
}
