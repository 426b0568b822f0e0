import type { Logger } from '#src/platform/logging/logger.server.ts';

/**
 * Maximum time between a signal and the end of the process, beside the time in which it still serves. PostgreSQL stops after that;
 * both together take less than 10 s.
 */
const LIMIT_MS = 8_500;

/**
 * Runs `stop` once on SIGTERM, SIGINT or SIGHUP (a closed terminal), then ends the process. Further signals are
 * ignored: npm and the terminal may both forward one Ctrl-C.
 */
export function onShutdown(log: Logger, stop: () => Promise<void>, drainMs = 0): void {
  let stopping = false;
  const shutDown = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), LIMIT_MS + drainMs).unref();
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
