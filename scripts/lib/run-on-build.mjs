import { ensureBuilt } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { inRoot } from './repository.mjs';
import { main } from './run.mjs';
import { serve } from './serve.mjs';

/** Runs one of our scripts with this command's arguments, on the production build and with the machine's Chromium. */
export const runOnBuild = (...path) =>
  main(async () => {
    await ensureInstalled();
    await ensureBuilt();
    const chromium = await findChromium();
    return serve([inRoot(...path), ...process.argv.slice(2)], {
      NODE_ENV: 'production',
      CHROMIUM_PATH: chromium ?? '',
    });
  });
