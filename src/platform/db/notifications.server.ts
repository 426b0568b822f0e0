import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Db } from './database.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';

/** The one channel of ours; what changed is not told, since listeners drop everything they hold. */
const CHANNEL = 'content_changed';
const RECONNECT_MS = 1_000;

/**
 * A listener mostly waits, and a network that drops such a connection tells nobody. After so much silence the kernel asks
 * the other end, each second; ten questions without an answer end the connection.
 */
const KEEP_ALIVE_AFTER_MS = 10_000;
/** A server that hangs accepts a connection and then says nothing. */
const CONNECT_TIMEOUT_MS = 5_000;
const LISTEN_TIMEOUT_MS = 5_000;

/** Tells every node that public content changed. Inside a transaction it is told at the commit. */
export async function announceContentChange(db: Db): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, '')`);
}

/**
 * Calls `onChange` whenever any node announces a change, and after each reconnection, since announcements made
 * meanwhile are lost. Keeps trying while the database is away.
 */
export function listenForContentChanges(
  connectionString: string,
  onChange: () => void,
  log: Logger,
  { timeoutMs }: { timeoutMs?: number } = {},
): { stop(): Promise<void> } {
  let stopped = false;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const retry = () => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void connect(), RECONNECT_MS);
  };
  const connect = async () => {
    const next = new Client({
      connectionString,
      connectionTimeoutMillis: timeoutMs ?? CONNECT_TIMEOUT_MS,
      query_timeout: timeoutMs ?? LISTEN_TIMEOUT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
      application_name: 'cadron-listen',
    });
    client = next;
    next.on('notification', onChange);
    next.on('error', (error) =>
      log.warn({ err: error }, 'the change listener lost its connection'),
    );
    next.on('end', retry);
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      onChange();
    } catch {
      await next.end().catch(() => undefined);
      retry();
    }
  };
  void connect();

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
