import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FIRST_START_LOG, GOLDEN_DATA } from './golden-data.ts';
import { type Site, startSite } from './site.ts';

const FILLED_WITHIN_MS = 60_000;

/** Creates the golden data of this run by a first start of the built site. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-golden-'));
  const remove = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  const dataDir = join(folder, 'data');
  // This first start compiles the server for the starts that follow, about a hundred.
  process.env['NODE_COMPILE_CACHE'] = join(folder, 'compiled');
  try {
    const site = await startSite({ dataDir, fresh: true });
    try {
      await untilSearchIsFilled(site);
      process.env[FIRST_START_LOG] = join(folder, 'first-start.log');
      await writeFile(join(folder, 'first-start.log'), site.log());
    } finally {
      await site.stop();
    }
    await rm(join(dataDir, 'session-secret')); // each site makes its own
  } catch (error) {
    await remove();
    throw error;
  }
  process.env[GOLDEN_DATA] = dataDir;
  return remove;
}

/** Waits for the last background task of a first start. */
async function untilSearchIsFilled(site: Site): Promise<void> {
  const deadline = Date.now() + FILLED_WITHIN_MS;
  for (;;) {
    const { status, body } = await fetch(`${site.url}/search?q=crm`);
    await body?.cancel();
    if (status === 200) return;
    if (Date.now() > deadline)
      throw new Error(`The search was not filled. The server printed:\n${site.log()}`);
    await wait(50);
  }
}
