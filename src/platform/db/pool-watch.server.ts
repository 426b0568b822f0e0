import { Client, type Pool, type PoolClient } from 'pg';
import type { Logger } from '#src/platform/logging/logger.server.ts';

/** Connections of the pool: all, those nobody uses, and callers that wait for one. */
export interface PoolCounts {
  total: number;
  idle: number;
  waiting: number;
}

export interface PoolWatch {
  counts(): PoolCounts;
  /** False once the pool gives nothing although PostgreSQL accepts connections, and healing did not help: restart the process. */
  isAlive(): boolean;
  stop(): void;
}

interface WatchTiming {
  /** milliseconds between two looks */
  everyMs: number;
  /** milliseconds without a connection from the pool until it counts as starved */
  starvedAfterMs: number;
  /** milliseconds PostgreSQL has to accept a fresh connection */
  probeTimeoutMs: number;
}

const TIMING: WatchTiming = { everyMs: 5_000, starvedAfterMs: 30_000, probeTimeoutMs: 3_000 };

/**
 * Notices a pool that gives no connection any more although PostgreSQL accepts new ones: connections were taken and never
 * returned. It then destroys those that were out for longest, and says so in the log. Any use of the pool counts as a sign of
 * life, so a busy process is never probed.
 */
export function watchPool(
  pool: Pool,
  connectionString: string,
  log: Logger,
  { everyMs, starvedAfterMs, probeTimeoutMs }: WatchTiming = TIMING,
): PoolWatch {
  const takenAt = new Map<PoolClient, number>();
  let lastGivenAt = performance.now();
  let hasHealed = false;
  let isAlive = true;
  let isLooking = false;

  const onAcquire = (client: PoolClient) => {
    lastGivenAt = performance.now();
    takenAt.set(client, lastGivenAt);
    if (!isAlive) log.info(counts(), 'the database pool gives connections again');
    hasHealed = false;
    isAlive = true;
  };
  const onRelease = (_error: unknown, client: PoolClient) => void takenAt.delete(client);
  pool.on('acquire', onAcquire);
  pool.on('release', onRelease);
  const timer = setInterval(() => void look(), everyMs);
  timer.unref();

  const counts = (): PoolCounts => ({
    total: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  const silentFor = () => performance.now() - lastGivenAt;

  async function look(): Promise<void> {
    if (isLooking || silentFor() < everyMs) return;
    isLooking = true;
    try {
      if (await canTake(pool)) return;
      log.warn(
        { ...counts(), silentMs: Math.round(silentFor()) },
        'the database pool gives nothing',
      );
      if (silentFor() < starvedAfterMs) return;
      if (!(await acceptsConnections(connectionString, probeTimeoutMs))) return;
      if (hasHealed) isAlive = false;
      else heal();
    } finally {
      isLooking = false;
    }
  }

  function heal(): void {
    hasHealed = true;
    const before = performance.now() - starvedAfterMs;
    const leaked = [...takenAt].filter(([, since]) => since <= before);
    for (const [client] of leaked) client.release(true);
    log.error({ ...counts(), destroyed: leaked.length }, 'the database pool was starved');
  }

  return {
    counts,
    isAlive: () => isAlive,
    stop() {
      clearInterval(timer);
      pool.off('acquire', onAcquire);
      pool.off('release', onRelease);
    },
  };
}

const canTake = (pool: Pool): Promise<boolean> =>
  pool.connect().then(
    (client) => {
      client.release();
      return true;
    },
    () => false,
  );

async function acceptsConnections(connectionString: string, timeoutMs: number): Promise<boolean> {
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
