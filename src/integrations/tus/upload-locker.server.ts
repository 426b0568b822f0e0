import { setTimeout as wait } from 'node:timers/promises';
import { ERRORS, type Locker, MemoryLocker } from '@tus/server';
import type { Pool, PoolClient } from 'pg';

/** A browser that resumes elsewhere waits for the request that it gave up, at most as long as a request may take. */
const TIMEOUT_MS = 30_000;
const RETRY_MS = 100;

/** One connection, which all locks of this node share. */
interface Connection {
  client: Promise<PoolClient>;
  /** locks that are held or waited for */
  uses: number;
  /** the latest query; a connection takes one at a time */
  last: Promise<unknown>;
}

/**
 * Lets one request at a time write to an upload, on all nodes: locks of the database session, which are released when a node
 * dies. Within a node, a second request ends the first, whose connection may be dead.
 */
export function createUploadLocker(pool: Pick<Pool, 'connect'>): Locker {
  const node = new MemoryLocker({ acquireLockTimeout: TIMEOUT_MS });
  let current: Connection | undefined;

  function enter(): Connection {
    current ??= { client: pool.connect(), uses: 0, last: Promise.resolve() };
    current.uses += 1;
    return current;
  }

  function leave(connection: Connection) {
    connection.uses -= 1;
    if (connection.uses > 0) return;
    if (current === connection) current = undefined;
    // The pool drops a connection that is lost.
    void connection.client.then((client) => client.release()).catch(() => undefined);
  }

  function ask(connection: Connection, call: string, id: string): Promise<boolean> {
    const run = async () => {
      const client = await connection.client;
      const { rows } = await client.query<{ done: boolean }>(
        `select ${call}(hashtextextended($1, 0)) as done`,
        [`media upload ${id}`],
      );
      return rows[0]!.done;
    };
    const result = connection.last.then(run, run);
    connection.last = result;
    result.catch(() => {
      // Later locks use another connection.
      if (current === connection) current = undefined;
    });
    return result;
  }

  async function lockEverywhere(id: string, signal: AbortSignal): Promise<Connection> {
    const connection = enter();
    try {
      const end = Date.now() + TIMEOUT_MS;
      while (!(await ask(connection, 'pg_try_advisory_lock', id))) {
        if (signal.aborted || Date.now() > end)
          throw Object.assign(new Error('another request writes'), ERRORS.ERR_LOCK_TIMEOUT);
        await wait(RETRY_MS);
      }
      return connection;
    } catch (error) {
      leave(connection);
      throw error;
    }
  }

  return {
    newLock(id) {
      const own = node.newLock(id);
      let connection: Connection | undefined;
      return {
        async lock(signal, release) {
          await own.lock(signal, release);
          try {
            connection = await lockEverywhere(id, signal);
          } catch (error) {
            await own.unlock();
            throw error;
          }
        },
        async unlock() {
          const held = connection;
          connection = undefined;
          if (held) {
            // A lost connection has released it.
            await ask(held, 'pg_advisory_unlock', id).catch(() => undefined);
            leave(held);
          }
          await own.unlock();
        },
      };
    },
  };
}
