import { buildSystem } from '#src/wiring/build-system.server.ts';
import { createApplication } from './application.ts';
import { bringUp } from './bring-up.ts';
import type { Environment } from './environment.ts';

/** Creates an instance of the application; the development server replaces it when server code changes. */
export async function createDevSystem(environment: Environment) {
  // A thread of its own would need the views of blocks to check what it publishes, and Node alone loads no JSX.
  const system = await buildSystem(environment);
  const firstOwner = await bringUp(system, environment, { work: true });
  return {
    firstOwner,
    render: createApplication(system),
    mediaFile: system.mediaFile,
    stop: system.stop,
  };
}
