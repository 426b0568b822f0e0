import { setTimeout as wait } from 'node:timers/promises';

/**
 * Makes delayed jobs due immediately, until disposed, because delays are minutes and hours. Skips locked jobs until
 * the next round.
 */
export function hurryJobs(query: (sql: string) => Promise<unknown>, name: string): AsyncDisposable {
  const over = new AbortController();
  const ended = (async () => {
    while (!over.signal.aborted) {
      await query(
        `update pgboss.job set start_after = now() where name = '${name}' and start_after > now() and id in (
          select id from pgboss.job where name = '${name}' and state in ('created', 'retry') for update skip locked
        )`,
      );
      await wait(200);
    }
  })();
  return {
    async [Symbol.asyncDispose]() {
      over.abort();
      await ended;
    },
  };
}
