import { buildSystem } from '#src/wiring/build-system.server.ts';
import { bringUp } from './bring-up.ts';
import { openEnvironment } from './environment.ts';
import { onShutdown } from './shutdown.ts';

/**
 * A process that only runs jobs, beside web processes with WORKER=off on the same DATABASE_URL.
 * @param crawlThread file that a thread of the crawl runs
 */
export async function startWorker(crawlThread: string): Promise<void> {
  const environment = await openEnvironment({ ownDatabase: false });
  const system = await buildSystem({ ...environment, crawlThread });
  onShutdown(environment.log, async () => {
    await system.stop();
    await environment.stop();
  });
  await bringUp(system, environment, { work: true });
  environment.log.info({}, 'the worker is ready');
}
