import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import type { Db } from './database.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';

/** Our only channel. It does not say what changed, since listeners drop everything they have cached. */
const CHANNEL = 'content_changed';
/** Says that a listener may wait for more. */
const LATER = 'later';
const LATER_MS = 30_000;
const SOON_MS = 500;
const isLater = new AsyncLocalStorage<boolean>();
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
export async function announceContentChange(db: Db) {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${isLater.getStore() ? LATER : ''})`);
}

/**
 * Does a part of something that changes much, such as an import: nodes notice its changes within half a minute, many at once. Otherwise
 * each of thousands would empty their caches.
 */
export const announcingLater = <Result>(work: () => Promise<Result>): Promise<Result> =>
  isLater.run(true, work);

/**
 * Calls `onChange` when a node announces a change, for many later ones once, and after each reconnection, since announcements may
 * have been missed. Reconnects while the database is unavailable.
 * @param options `onPart` is called soon after each of the later ones, for what must not wait
 */
export function listenForContentChanges(
  connectionString: string,
  onChange: () => void,
  log: Logger,
  {
    timeoutMs,
    laterMs = LATER_MS,
    onPart = () => {},
  }: { timeoutMs?: number; laterMs?: number; onPart?: () => void } = {},
): { stop(): Promise<void> } {
  let stopped = false;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let later: NodeJS.Timeout | undefined;
  let soon: NodeJS.Timeout | undefined;

  const changed = () => {
    clearTimeout(later);
    later = undefined;
    onChange();
  };
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
    next.on('notification', ({ payload }) => {
      if (payload !== LATER) return changed();
      later ??= setTimeout(changed, laterMs);
      soon ??= setTimeout(() => {
        soon = undefined;
        onPart();
      }, SOON_MS);
    });
    next.on('error', (error) =>
      log.warn({ err: error }, 'the change listener lost its connection'),
    );
    next.on('end', retry);
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      changed();
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
      clearTimeout(later);
      clearTimeout(soon);
      await client?.end().catch(() => undefined);
    },
  };
}
