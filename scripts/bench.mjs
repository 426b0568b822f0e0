// npm run bench [cached|pages|leads]: figures of this machine on the production build, never part of the tests.
import { ensureBuilt } from './lib/build.mjs';
import { findChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/repository.mjs';
import { main } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const chromium = await findChromium();
  return serve([inRoot('bench', 'run.ts'), ...process.argv.slice(2)], {
    NODE_ENV: 'production',
    CHROMIUM_PATH: chromium ?? '',
  });
});
