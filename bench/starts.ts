import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#src/platform/db/embedded/embedded-postgres.server.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import { startBuiltSite } from './site-process.ts';
import { formatMs, timed } from './timed.ts';

const PORT = 21_407;
const ROUNDS = 5;

/**
 * Measures the time from starting the built server until /readyz returns 200: on an empty folder, again after a stop,
 * and after a kill -9. Then the embedded PostgreSQL alone, on an existing folder.
 */
export async function benchStarts() {
  const dataDir = await mkdtemp(join(tmpdir(), 'cadron-bench-'));
  const start = () => timed(() => startBuiltSite(PORT, { dataDir }));
  try {
    const first = await start();
    await first.result.stop();
    const again = await start();
    await again.result.kill();
    const afterKill = await start();
    await afterKill.result.stop();
    console.log(
      `ready after ${formatMs(first.ms)} on an empty folder, ${formatMs(again.ms)} on an existing one, ` +
        `${formatMs(afterKill.ms)} after kill -9 (goal 5,000 ms)`,
    );
    const alone: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { result, ms } = await timed(() =>
        startEmbeddedPostgres({ dataDir, log: silentLogger }),
      );
      alone.push(ms);
      await result.stop();
    }
    console.log(`the embedded PostgreSQL alone: ${alone.map(formatMs).join(', ')} (goal 150 ms)`);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
