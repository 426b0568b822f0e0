import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
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
export async function openEnvironment({ ownDatabase = true, joinRunning = false } = {}) {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  config.DATA_DIR = resolve(config.DATA_DIR);
  const log = createLogger(config.LOG_LEVEL);
  const at = (connectionString: string, stop = async () => {}) => ({
    config,
    log,
    connectionString,
    stop,
    [Symbol.asyncDispose]: stop,
  });
  if (config.DATABASE_URL) return at(config.DATABASE_URL);
  if (!ownDatabase)
    throw new ConfigError(
      'This role needs DATABASE_URL, because without it the web process runs the database.',
    );
  await mkdir(config.DATA_DIR, { recursive: true });
  const running = joinRunning && (await findRunningAddress(config.DATA_DIR));
  if (running) return at(running);
  const postgres = await startEmbeddedPostgres({ dataDir: config.DATA_DIR, log }).catch(
    // The message tells the operator what to do; the stack does not help.
    (error: Error) => Promise.reject(new ConfigError(error.message, { cause: error })),
  );
  return at(postgres.connectionString, postgres.stop);
}

/**
 * Whether a command was given its only flag.
 * @throws ConfigError for any other argument
 */
export function parseFlag(args: string[], flag: string, usage: string): boolean {
  try {
    return parseArgs({ args, options: { [flag]: { type: 'boolean' } } }).values[flag] === true;
  } catch (cause) {
    throw new ConfigError(`Usage: ${usage}`, { cause });
  }
}
