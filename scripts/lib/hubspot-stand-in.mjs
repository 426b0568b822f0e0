import { fork } from 'node:child_process';
import { once } from 'node:events';
import { inRoot, PINNED_NODE } from './repository.mjs';

/** Starts the stand-in of the CRM beside the development server; answers the settings that lead there. */
export async function startHubspotStandIn() {
  const child = fork(inRoot('tests', 'fakes', 'serve-hubspot-stand-in.ts'), {
    execPath: PINNED_NODE,
  });
  const [environment] = await once(child, 'message');
  // It ends with us; waiting for it would keep us from ending.
  child.unref();
  child.channel?.unref();
  console.log(`The CRM is a stand-in at ${environment.HUBSPOT_FORMS_ORIGIN}`);
  return environment;
}
