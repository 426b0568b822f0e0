// npm run test:e2e [-- any option of Playwright]: builds if the build is stale, then runs the end-to-end tests.
import { ensureBuilt } from './lib/build.mjs';
import { findChromium, NO_CHROMIUM } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { pinned } from './lib/repository.mjs';
import { main, StepError } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const options = process.argv.slice(2);
  const hasWindow = options.some((option) => /^--(?:headed|debug|ui)\b/.test(option));
  const chromium = await findChromium({ isHeadless: !hasWindow });
  if (!chromium) throw new StepError(NO_CHROMIUM);
  const [, args] = pinned('playwright', ['test', ...options]);
  return serve(args, { NODE_ENV: 'test', CHROMIUM_PATH: chromium });
});
