import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** kill -9 of the site's own PostgreSQL; nothing when it does not run. */
export function killEmbeddedDatabase(dataDir: string): void {
  try {
    const file = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
    process.kill(Number(file.split('\n')[0]), 'SIGKILL');
  } catch {
    // it had ended by itself
  }
}
