import type { Logger } from '#src/platform/logging/logger.server.ts';

/** Longest time between a signal and the end of the process; PostgreSQL ends after it, and both within 10 s. */
const LIMIT_MS = 8_500;

/**
 * Runs `stop` once at SIGTERM, SIGINT or SIGHUP (a closed terminal) and ends the process. Further signals change nothing:
 * npm and the terminal may both pass on one Ctrl-C.
 */
export function onShutdown(log: Logger, stop: () => Promise<void>): void {
  let stopping = false;
  const shutDown = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), LIMIT_MS).unref();
    try {
      await stop();
      log.info({}, 'stopped');
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'stopping failed');
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => void shutDown());
}
