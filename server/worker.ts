import { buildSystem } from '#src/wiring/build-system.server.ts';
import { listenForContentChanges } from '#src/platform/db/notifications.server.ts';
import { bringUp } from './bring-up.ts';
import { openEnvironment } from './environment.ts';
import { onShutdown } from './shutdown.ts';

/**
 * A process that only runs jobs, beside web processes with WORKER=off on the same DATABASE_URL.
 * @param heavyThread file that a thread of heavy work runs
 */
export async function startWorker(heavyThread: string) {
  const environment = await openEnvironment({ ownDatabase: false });
  const { connectionString, log } = environment;
  const system = await buildSystem({ ...environment, heavyThread });
  // Checks ask which media files there are.
  const onPart = () => void system.mediaChanged();
  const onChange = () => {
    void system.settings.refresh();
    onPart();
  };
  const changes = listenForContentChanges(connectionString, onChange, log, { onPart });
  onShutdown(log, async () => {
    await changes.stop();
    await system.stop();
    await environment.stop();
  });
  await bringUp(system, environment, { work: true });
  log.info({}, 'the worker is ready');
}
