import { fork } from 'node:child_process';
import { once } from 'node:events';
import { inRoot, PINNED_NODE } from './repository.mjs';

/** Starts a fake CRM beside the development server; returns the settings that point to it. */
export async function startHubspotStandIn() {
  const child = fork(inRoot('tests', 'fakes', 'serve-hubspot-stand-in.ts'), {
    execPath: PINNED_NODE,
  });
  const [environment] = await once(child, 'message');
  // It ends with this process, so it must not keep it running.
  child.unref();
  child.channel?.unref();
  console.log(`Fake CRM at ${environment.HUBSPOT_FORMS_ORIGIN}`);
  return environment;
}
