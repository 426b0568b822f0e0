import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Kills the site's own PostgreSQL with -9, if it runs. */
export function killEmbeddedDatabase(dataDir: string): void {
  try {
    const file = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
    process.kill(Number(file.split('\n')[0]), 'SIGKILL');
  } catch {
    // It had already exited.
  }
}
