import { buildSystem } from '#src/wiring/build-system.server.ts';
import { createApplication } from './application.ts';
import { bringUp } from './bring-up.ts';
import type { Environment } from './environment.ts';

/** One generation of the application; the development server makes a new one when server code has changed. */
export async function createDevSystem(environment: Environment) {
  const system = await buildSystem(environment);
  const firstOwner = await bringUp(system, environment, { work: true });
  return {
    firstOwner,
    render: createApplication(system.services),
    mediaFile: system.mediaFile,
    stop: system.stop,
  };
}
