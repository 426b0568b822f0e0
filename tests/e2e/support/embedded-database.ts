import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Connection string of the database in a running site's data folder: PostgreSQL writes where it listens into its lock file. */
export function embeddedConnectionString(dataDir: string): string {
  const lines = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  const [, , , port, socket] = lines;
  return `postgresql:///cadron?host=${encodeURIComponent(socket!)}&port=${port}&user=postgres&sslmode=disable`;
}

/** Kills the site's own PostgreSQL with -9, if it runs. */
export function killEmbeddedDatabase(dataDir: string): void {
  try {
    const file = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
    process.kill(Number(file.split('\n')[0]), 'SIGKILL');
  } catch {
    // It had already exited.
  }
}
