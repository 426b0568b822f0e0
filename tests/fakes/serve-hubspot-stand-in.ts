import { startHubspotStandIn } from './hubspot-stand-in.ts';

/**
 * The stand-in as a program for development: `HUBSPOT_STAND_IN=1 npm run dev`. It sends its address to its parent
 * process, and prints names of received fields, never values.
 */
const crm = await startHubspotStandIn();
process.send?.(crm.environment);
let printed = 0;
setInterval(() => {
  for (const { form, fields } of crm.submissions.slice(printed))
    console.log(`CRM stand-in: ${form} (${Object.keys(fields).join(', ')})`);
  printed = crm.submissions.length;
}, 200);
process.once('disconnect', () => process.exit());
