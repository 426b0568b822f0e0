import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import { ConfigError } from '#src/platform/config/config.server.ts';

/** `node build/server/index.js <role>`: the entry point of the built server. */
const ROLES: Record<string, () => Promise<unknown>> = {
  start: async () => (await import('./start.ts')).start(import.meta.filename),
  worker: async () => (await import('./worker.ts')).startWorker(import.meta.filename),
  migrate: async () => (await import('./migrate.ts')).migrate(),
  backup: async () => (await import('./backup.ts')).backup(process.argv.slice(3)),
  release: async () => (await import('./release.ts')).release(),
  restore: async () => (await import('./restore.ts')).restore(process.argv.slice(3)),
  'seed-demo': async () => (await import('./seed-demo.ts')).seedDemo(process.argv.slice(3)),
  secret: async () => (await import('./secret.ts')).secret(process.argv.slice(3)),
  owner: async () => (await import('./owner.ts')).owner(process.argv.slice(3)),
};

// Saves a fifth of the work of a start. Beside the build, since a folder that others may write could hold their code.
enableCompileCache(join(import.meta.dirname, 'compiled'));

const role = process.argv[2] ?? 'start';
// Threads that this file runs are those of heavy work.
const run = isMainThread ? ROLES[role] : () => import('./heavy-thread.ts');
try {
  if (!run)
    throw new ConfigError(`Unknown role "${role}". Roles: ${Object.keys(ROLES).join(', ')}.`);
  await run();
} catch (error) {
  // For errors that the operator can fix, print only the message; print the stack for bugs.
  const isOurs = !(error instanceof ConfigError) && !(error as { operator?: boolean }).operator;
  const message = isOurs ? inspect(error) : (error as Error).message;
  // Exit after the write: an earlier exit could truncate output to a pipe.
  process.stderr.write(`${message}\n`, () => process.exit(1));
}
