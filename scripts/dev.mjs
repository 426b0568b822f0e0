// npm run dev: installs what is missing, then runs the development server on the sources.
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/repository.mjs';
import { main } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';

await main(async () => {
  await ensureInstalled();
  return serve([inRoot('server', 'dev.ts')], { NODE_ENV: 'development' });
});
