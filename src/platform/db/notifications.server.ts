import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Db } from './database.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';

/** Our only channel. It has no payload, since listeners drop everything they have cached. */
const CHANNEL = 'content_changed';
const RECONNECT_MS = 1_000;

/**
 * A listener is mostly idle, and a network can drop such a connection silently. After this much silence the kernel
 * probes the other end every second, and ends the connection after ten unanswered probes.
 */
const KEEP_ALIVE_AFTER_MS = 10_000;
/** A hanging server accepts a connection and then sends nothing. */
const CONNECT_TIMEOUT_MS = 5_000;
const LISTEN_TIMEOUT_MS = 5_000;

/** Notifies every node that public content changed. In a transaction, the notification is sent at the commit. */
export async function announceContentChange(db: Db): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, '')`);
}

/**
 * Calls `onChange` whenever a node announces a change, and after each reconnection, since announcements may have been
 * missed. Reconnects while the database is unavailable.
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
