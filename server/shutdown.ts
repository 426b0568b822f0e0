import type { Logger } from '#src/platform/logging/logger.server.ts';

/** Longest time between a signal and the end of the process. */
const LIMIT_MS = 9_500;

/** Runs `stop` once at SIGTERM or SIGINT and ends the process; a second signal ends it at once. */
export function onShutdown(log: Logger, stop: () => Promise<void>): void {
  let stopping = false;
  const shutDown = async () => {
    if (stopping) process.exit(1);
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
  process.on('SIGTERM', shutDown);
  process.on('SIGINT', shutDown);
}
