// npm run build: builds the site, with precompressed files.
import { rebuild } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/run.mjs';

await main(async () => {
  await ensureInstalled();
  await rebuild();
});
