import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ConfigError, readConfig } from '#src/platform/config/config.server.ts';
import { startEmbeddedPostgres } from '#src/platform/db/embedded/embedded-postgres.server.ts';
import { findRunningAddress } from '#src/platform/db/embedded/published-address.server.ts';
import { createLogger } from '#src/platform/logging/logger.server.ts';

/** `connectionString` is that of the embedded or the configured database; `stop` ends the embedded one if it was started here. */
export type Environment = Awaited<ReturnType<typeof openEnvironment>>;

/**
 * Opens what every role needs: the configuration (with `.env` if present), the log, and a database connection string.
 * @throws ConfigError with a message for the operator
 */
export async function openEnvironment(
  options: { ownDatabase: boolean; joinRunning?: boolean } = { ownDatabase: true },
) {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  config.DATA_DIR = resolve(config.DATA_DIR);
  const log = createLogger(config.LOG_LEVEL);
  if (config.DATABASE_URL)
    return { config, log, connectionString: config.DATABASE_URL, stop: async () => undefined };
  if (!options.ownDatabase)
    throw new ConfigError(
      'This role needs DATABASE_URL, because without it the web process runs the database.',
    );
  await mkdir(config.DATA_DIR, { recursive: true });
  const running = options.joinRunning && (await findRunningAddress(config.DATA_DIR));
  if (running) return { config, log, connectionString: running, stop: async () => undefined };
  const postgres = await startEmbeddedPostgres({ dataDir: config.DATA_DIR, log }).catch(
    // The message tells the operator what to do; the stack does not help.
    (error: Error) => Promise.reject(new ConfigError(error.message, { cause: error })),
  );
  return { config, log, connectionString: postgres.connectionString, stop: postgres.stop };
}
