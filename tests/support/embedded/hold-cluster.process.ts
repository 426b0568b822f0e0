/**
 * A program of its own that holds an embedded PostgreSQL, for tests that kill it or run it as
 * another user: `node hold-cluster.process.ts <data folder>`. Prints one line of JSON when ready
 * or refused, logs to stderr, stops in order on SIGTERM,
 * leaves by process.exit() on SIGUSR2.
 */
import { startEmbeddedPostgres } from '#src/platform/db/embedded/embedded-postgres.server.ts';

const began = performance.now();
const write = (fields: object, message: string) =>
  process.stderr.write(`${JSON.stringify({ ...fields, message })}\n`);
const answer = (fields: object) => process.stdout.write(`${JSON.stringify(fields)}\n`);

try {
  const server = await startEmbeddedPostgres({
    dataDir: process.argv[2] ?? '',
    log: { info: write, warn: write, error: write },
  });
  process.once('SIGTERM', () => void server.stop());
  process.once('SIGUSR2', () => process.exit());
  const { connectionString } = server;
  answer({ connectionString, pid: server.pid(), ms: Math.round(performance.now() - began) });
} catch (error) {
  answer({ refused: (error as Error).message });
  process.exitCode = 1;
}
