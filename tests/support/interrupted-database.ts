import type { PoolClient } from 'pg';
import type { Database } from '#src/platform/db/database.server.ts';

/** When the process dies: before the statement is sent, or right after, so that its outcome is unknown. */
export type DeathMoment = 'before' | 'after';

export type Interruptions = ReturnType<typeof interrupt>;

/**
 * Lets connections of a database die between any two statements of a transaction, which is what PostgreSQL sees of kill -9. Only
 * connections that are checked out count, so single statements are not interrupted.
 */
export function interrupt({ pool }: Database) {
  let death: { statement: number; moment: DeathMoment } | undefined;
  let died = false;
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  const interruptible = async () => {
    const client = await connect();
    if (!death) return client;
    const { statement, moment } = death;
    death = undefined;
    return dieWithin(client, statement, moment, () => (died = true));
  };
  Object.assign(pool, {
    connect: (...args: unknown[]) =>
      args.length > 0
        ? (pool.constructor.prototype as typeof pool).connect.apply(pool, args as never)
        : interruptible(),
  });
  return {
    /** Lets the connection of the next transaction die at its nth statement; `begin` is the first. */
    dieAt(statement: number, moment: DeathMoment) {
      died = false;
      death = { statement, moment };
    },
    /** Whether it has died since. */
    hasDied: () => died,
    /** Nothing dies any more. */
    stop: () => (death = undefined),
  };
}

function dieWithin(
  client: PoolClient,
  statement: number,
  moment: DeathMoment,
  onDeath: () => void,
): PoolClient {
  const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>;
  const { stream } = (
    client as unknown as { connection: { stream: { destroy(): void; end(): void } } }
  ).connection;
  let count = 0;
  const release = client.release.bind(client);
  client.release = (error) => {
    Reflect.deleteProperty(client, 'query');
    release(error);
  };
  client.query = ((...args: unknown[]) => {
    count += 1;
    if (count !== statement) return query(...args);
    onDeath();
    if (moment === 'before') stream.destroy();
    const result = query(...args);
    // Sends what is written, then closes: the server runs the statement, and nobody hears of it.
    if (moment === 'after') stream.end();
    return result;
  }) as typeof client.query;
  return client;
}
