import { cpSync } from 'node:fs';
import { readdir } from 'node:fs/promises';

/** The variable by which a run's global setup names its golden data to the workers. */
export const GOLDEN_DATA = 'GOLDEN_DATA_DIR';

/** Settings that a first start writes into the data it makes. */
const FIRST_START = /^(?:DATABASE_URL|ADMIN_|S3_)/;

/**
 * Fills an empty data folder with the golden one of this run: what a first start leaves behind, with the schema, the
 * sample content, the test owner and a filled search, but without a session secret. Without a golden folder, with one
 * that is not empty, or with settings that a first start would have to see, it does nothing.
 */
export async function copyGoldenData(dataDir: string, env: Record<string, string>): Promise<void> {
  const golden = process.env[GOLDEN_DATA];
  if (!golden || Object.keys(env).some((name) => FIRST_START.test(name))) return;
  const present = await readdir(dataDir).catch(() => []);
  if (present.length > 0) return;
  cpSync(golden, dataDir, { recursive: true }); // in one call of native code; `cp` makes one for each of 1,500 files
}
