import {
  type NodePgQueryResultHKT,
  NodePgSession,
  NodePgTransaction,
} from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgDialect, PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { Pool, PoolClient, QueryResult } from 'pg';

type Tx = PgDatabase<NodePgQueryResultHKT>;
type NoSchema = Record<string, never>;
type NoTables = ExtractTablesWithRelations<NoSchema>;

/** Runs `work` in a transaction on its own connection: commits when it resolves, rolls back when it rejects. */
type RunTransaction = <Result>(
  work: (tx: Tx) => Promise<Result>,
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
export function createTransactions(pool: Pool, dialect: PgDialect): RunTransaction {
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
