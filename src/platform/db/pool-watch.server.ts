import { Client, type Pool, type PoolClient } from 'pg';
import type { Logger } from '#src/platform/logging/logger.server.ts';

/** Connections of the pool: all, idle ones, and callers that wait for one. */
interface PoolCounts {
  total: number;
  idle: number;
  waiting: number;
}

export type PoolWatch = ReturnType<typeof watchPool>;

interface WatchTiming {
  /** milliseconds between two checks */
  everyMs: number;
  /** milliseconds without a connection from the pool before it counts as starved */
  starvedAfterMs: number;
  /** milliseconds for PostgreSQL to accept a new connection */
  probeTimeoutMs: number;
}

const TIMING: WatchTiming = { everyMs: 5_000, starvedAfterMs: 30_000, probeTimeoutMs: 3_000 };

/**
 * Detects a pool that provides no connections although PostgreSQL accepts new ones: connections were taken and never
 * returned. It then destroys those taken longest ago and logs an error. Any use of the pool counts as a sign of life,
 * so a busy process is never probed.
 */
export function watchPool(
  pool: Pool,
  connectionString: string,
  log: Logger,
  { everyMs, starvedAfterMs, probeTimeoutMs }: WatchTiming = TIMING,
) {
  const takenAt = new Map<PoolClient, number>();
  let lastGivenAt = performance.now();
  let hasHealed = false;
  let isAlive = true;
  let isChecking = false;

  const onAcquire = (client: PoolClient) => {
    lastGivenAt = performance.now();
    takenAt.set(client, lastGivenAt);
    if (!isAlive) log.info(counts(), 'the database pool provides connections again');
    hasHealed = false;
    isAlive = true;
  };
  const onRelease = (_error: unknown, client: PoolClient) => void takenAt.delete(client);
  pool.on('acquire', onAcquire);
  pool.on('release', onRelease);
  const timer = setInterval(() => void check(), everyMs);
  timer.unref();

  const counts = (): PoolCounts => ({
    total: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  const silentFor = () => performance.now() - lastGivenAt;

  async function check() {
    if (isChecking || silentFor() < everyMs) return;
    isChecking = true;
    try {
      if (await canAcquire(pool)) return;
      log.warn(
        { ...counts(), silentMs: Math.round(silentFor()) },
        'the database pool provides no connection',
      );
      if (silentFor() < starvedAfterMs) return;
      if (!(await acceptsConnections(connectionString, probeTimeoutMs))) return;
      if (hasHealed) isAlive = false;
      else heal();
    } finally {
      isChecking = false;
    }
  }

  function heal() {
    hasHealed = true;
    const before = performance.now() - starvedAfterMs;
    const leaked = [...takenAt].filter(([, since]) => since <= before);
    for (const [client] of leaked) client.release(true);
    log.error({ ...counts(), destroyed: leaked.length }, 'the database pool was starved');
  }

  return {
    counts,
    /**
     * False when the pool stays starved after healing although PostgreSQL accepts connections: the process must be
     * restarted.
     */
    isAlive: () => isAlive,
    stop() {
      clearInterval(timer);
      pool.off('acquire', onAcquire);
      pool.off('release', onRelease);
    },
  };
}

const canAcquire = (pool: Pool): Promise<boolean> =>
  pool.connect().then(
    (client) => {
      client.release();
      return true;
    },
    () => false,
  );

async function acceptsConnections(connectionString: string, timeoutMs: number) {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    application_name: 'cadron-probe',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => undefined);
  }
}
