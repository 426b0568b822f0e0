// npm run dev: installs missing packages, then runs the development server; with HUBSPOT_STAND_IN=1 also a fake CRM.
import { startHubspotStandIn } from './lib/hubspot-stand-in.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/repository.mjs';
import { main } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';

await main(async () => {
  await ensureInstalled();
  const crm = process.env.HUBSPOT_STAND_IN ? await startHubspotStandIn() : {};
  return serve([inRoot('server', 'dev.ts')], { NODE_ENV: 'development', ...crm });
});
