import { cpSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The environment variable with the path of the golden data. */
export const GOLDEN_DATA = 'GOLDEN_DATA_DIR';

/** The environment variable with the path of what the server printed while it created the golden data. */
export const FIRST_START_LOG = 'FIRST_START_LOG';

/** Settings that a first start stores in its data. */
const FIRST_START = /^(?:DATABASE_URL|ADMIN_|S3_)/;

/**
 * Fills an empty data folder with the golden data of this run: the result of a first start (schema, sample content,
 * test owner, search) without a session secret. Does nothing without golden data, for a folder that is not empty, or
 * for settings that affect a first start.
 */
export async function copyGoldenData(dataDir: string, env: Record<string, string>): Promise<void> {
  const golden = process.env[GOLDEN_DATA];
  if (!golden || Object.keys(env).some((name) => FIRST_START.test(name))) return;
  const present = await readdir(dataDir).catch(() => []);
  if (present.length > 0) return;
  cpSync(golden, dataDir, { recursive: true }); // in one call of native code; `cp` makes one for each of 1,500 files
}

/**
 * Copies the golden data into a cluster of its own, for tests that stop or stall their database, and into a data folder
 * without a cluster. A first start on an empty cluster takes 3.5 s of a core more.
 * @returns false without golden data
 */
export function copyGoldenCluster(clusterDir: string, dataDir: string): boolean {
  const golden = process.env[GOLDEN_DATA];
  if (!golden) return false;
  const cluster = join(golden, 'postgres');
  cpSync(cluster, clusterDir, { recursive: true });
  cpSync(golden, dataDir, { recursive: true, filter: (from) => from !== cluster });
  return true;
}
