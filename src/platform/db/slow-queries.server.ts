import { LRUCache } from 'lru-cache';
import type { Pool, PoolClient } from 'pg';
import type { Logger } from '#src/platform/logging/logger.server.ts';

/** Others have no plan. */
const PLANNED = /^\s*(?:select|with|insert|update|delete)\b/i;
/** In a plan, what a visitor typed is a constant. */
const CONSTANT = /'(?:[^']|'')*'/g;
/** A statement is logged once in this time. */
const AGAIN_MS = 600_000;

/** Logs statements of a pool that take longer than `slowMs`, each with its plan, one at a time. */
export function logSlowQueries(pool: Pool, log: Logger, slowMs: number): void {
  const logged = new LRUCache<string, true>({ max: 500, ttl: AGAIN_MS });
  let isBusy = false;

  async function report(statement: string, values: unknown[] | undefined, ms: number) {
    if (isBusy || logged.has(statement)) return;
    isBusy = true;
    logged.set(statement, true);
    const plan = PLANNED.test(statement) && (await explain(statement, values));
    log.info({ ms: Math.round(ms), statement, ...(plan && { plan }) }, 'a slow query');
    isBusy = false;
  }
  const explain = (statement: string, values: unknown[] | undefined) =>
    pool.query<{ 'QUERY PLAN': string }>(`explain ${statement}`, values).then(
      ({ rows }) =>
        rows
          .map((row) => row['QUERY PLAN'])
          .join('\n')
          .replaceAll(CONSTANT, "'…'"),
      () => undefined,
    );

  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const timed = (...args: unknown[]) => {
      const startedAt = performance.now();
      const [first, values] = args;
      const { text, values: own } =
        typeof first === 'string'
          ? { text: first }
          : (first as { text: string; values?: unknown[] });
      const onEnd = () => {
        const ms = performance.now() - startedAt;
        if (ms >= slowMs) void report(text, Array.isArray(values) ? values : own, ms);
      };
      // The pool passes a callback, which is the last argument.
      const callback = args.at(-1);
      if (typeof callback !== 'function') {
        const result = query(...args) as Promise<unknown>;
        result.then(onEnd, onEnd);
        return result;
      }
      return query(...args.slice(0, -1), (...outcome: unknown[]) => {
        onEnd();
        callback(...outcome);
      });
    };
    client.query = timed as typeof client.query;
  });
}
