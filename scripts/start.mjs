// npm start: installs and builds what is missing or stale, then runs the web server. `npm run worker`, `npm run
// migrate` and others pass another role. Plain JavaScript for Node 18 and later: nothing is installed yet.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot, SERVER_MEMORY, SERVER_OPTIONS } from './lib/repository.mjs';
import { main } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';

await main(async () => {
  const [role = 'start', ...rest] = process.argv.slice(2);
  await ensureInstalled();
  await ensureBuilt();
  const server = inRoot('build', 'server', 'index.js');
  return serve([...SERVER_OPTIONS, server, role, ...rest], {
    ...SERVER_MEMORY,
    NODE_ENV: 'production',
  });
});
