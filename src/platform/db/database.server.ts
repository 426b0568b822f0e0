import {
  type NodePgDatabase,
  type NodePgQueryResultHKT,
  NodePgSession,
  NodePgTransaction,
  drizzle,
} from 'drizzle-orm/node-postgres';
import { type PgDatabase, PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import { type Client, Pool, type PoolClient, type QueryResult } from 'pg';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import { logSlowQueries } from './slow-queries.server.ts';

/** A connection or a transaction. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

export interface Database extends AsyncDisposable {
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
const SLOW_MS = 500;

/** Wraps one connection whose caller opens it and manages its transaction. */
export const onClient = (client: Client): Db => drizzle(client, { casing: CASING });

interface DatabaseLimits {
  /** maximum connections; default 16 */
  connections?: number;
  /** milliseconds to wait for a connection; default 3,000 */
  connectTimeoutMs?: number;
  /** milliseconds to wait for a result; default 6,000, one second more than the server's limit */
  queryTimeoutMs?: number;
  /** milliseconds from which a statement is logged with its plan; default 500 */
  slowMs?: number;
  /** settings of its sessions, as `-c name=value` */
  options?: string;
}

/**
 * Opens a pool. It connects on the first query, so opening never fails: while the database is down, each query fails
 * within three seconds. A statement may run for five. `db.transaction` is ours, not Drizzle's: see below.
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
  logSlowQueries(pool, log, limits.slowMs ?? SLOW_MS);
  const transaction = createTransactions(pool, new PgDialect({ casing: CASING }));
  return {
    db: Object.assign(drizzle(pool, { casing: CASING }), { transaction }),
    pool,
    connectionString,
    close: () => pool.end(),
    [Symbol.asyncDispose]: () => pool.end(),
  };
}

type NoSchema = Record<string, never>;
type NoTables = ExtractTablesWithRelations<NoSchema>;

/** Runs `work` in a transaction on its own connection: commits when it resolves, rolls back when it rejects. */
type RunTransaction = <Result>(
  work: (tx: Db) => Promise<Result>,
  config?: PgTransactionConfig,
) => Promise<Result>;

/**
 * Creates the function that runs every transaction of the program.
 *
 * A connection returns to the pool only when its state is certain: after a commit, or after a rollback that followed an
 * error in our code. When a statement, the begin, the commit or the rollback failed or timed out, the connection is
 * destroyed and PostgreSQL rolls back. Drizzle's own `transaction` leaks the connection when `begin` fails, and returns
 * one with an open transaction when the rollback times out: later statements on it are acknowledged and then lost (ADR
 * 027).
 */
function createTransactions(pool: Pool, dialect: PgDialect): RunTransaction {
  return async (work, config) => {
    const client = await pool.connect();
    const guarded = guard(client);
    // The session uses only `query` of a client.
    const session = new NodePgSession<NoSchema, NoTables>(
      guarded as unknown as PoolClient,
      dialect,
      undefined,
    );
    const tx = new NodePgTransaction<NoSchema, NoTables>(dialect, session, undefined);
    let isCertain = false;
    try {
      await guarded.query('begin');
      if (config) await tx.setTransaction(config);
      const result = await work(tx);
      await commit(guarded);
      isCertain = true;
      return result;
    } catch (error) {
      isCertain = !guarded.hasFailed() && (await hasRolledBack(guarded));
      throw error;
    } finally {
      guarded.end();
      release(client, isCertain);
    }
  };
}

/**
 * The pool watch destroys connections that are out for too long, and releasing one twice throws. That error must not
 * replace the transaction's own.
 */
function release(client: PoolClient, isCertain: boolean): void {
  try {
    client.release(!isCertain);
  } catch {
    // Already released and destroyed.
  }
}

/** After a failed statement, PostgreSQL turns a commit into a rollback and reports success. */
async function commit(client: GuardedClient) {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT') throw new Error('The transaction was rolled back: a statement failed.');
}

const hasRolledBack = (client: GuardedClient) =>
  client.query('rollback').then(
    () => true,
    () => false,
  );

interface GuardedClient {
  query(...args: unknown[]): Promise<QueryResult>;
  /** Whether any statement failed or timed out. */
  hasFailed(): boolean;
  /** Rejects further statements: a late one would run on a connection that has a new owner. */
  end(): void;
}

function guard(client: PoolClient): GuardedClient {
  const query = client.query.bind(client) as GuardedClient['query'];
  let failed = false;
  let ended = false;
  return {
    async query(...args) {
      if (ended) throw new Error('The transaction has already ended.');
      try {
        return await query(...args);
      } catch (error) {
        failed = true;
        throw error;
      }
    },
    hasFailed: () => failed,
    end: () => (ended = true),
  };
}
