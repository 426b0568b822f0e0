import { inspect } from 'node:util';
import { ConfigError } from '#src/platform/config/config.server.ts';

/** `node build/server/index.js <role>`: the one entry of the built server. */
const ROLES: Record<string, () => Promise<void>> = {
  start: async () => (await import('./start.ts')).start(),
  worker: async () => (await import('./worker.ts')).startWorker(),
  migrate: async () => (await import('./migrate.ts')).migrate(),
  backup: async () => (await import('./backup.ts')).backup(process.argv.slice(3)),
  release: async () => (await import('./release.ts')).release(),
  restore: async () => (await import('./restore.ts')).restore(process.argv.slice(3)),
  'seed-demo': async () => (await import('./seed-demo.ts')).seedDemo(process.argv.slice(3)),
  owner: async () => (await import('./owner.ts')).owner(process.argv.slice(3)),
};

const role = process.argv[2] ?? 'start';
const run = ROLES[role];
try {
  if (!run)
    throw new ConfigError(`There is no role "${role}". Roles: ${Object.keys(ROLES).join(', ')}.`);
  await run();
} catch (error) {
  // What the operator can mend is said in one message; only a fault of ours shows its stack.
  const isOurs = !(error instanceof ConfigError) && !(error as { operator?: boolean }).operator;
  const told = isOurs ? inspect(error) : (error as Error).message;
  // Leaves only once it is said: an exit may cut off what is still on its way into a pipe.
  process.stderr.write(`${told}\n`, () => process.exit(1));
}
