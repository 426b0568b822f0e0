// npm start: installs and builds what is missing or stale, then becomes the web server (`npm run worker`:
// the worker). Plain JavaScript without packages, for any Node from 18 on: nothing is installed yet.
import { spawn } from 'node:child_process';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot, PINNED_NODE, pinnedEnvironment, ROOT } from './lib/repository.mjs';
import { exitCode, main } from './lib/run.mjs';

await main(async () => {
  const [role = 'start', ...rest] = process.argv.slice(2);
  await ensureInstalled();
  await ensureBuilt();
  const server = spawn(PINNED_NODE, [inRoot('build', 'server', 'index.js'), role, ...rest], {
    cwd: ROOT,
    env: pinnedEnvironment({ NODE_ENV: 'production' }),
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the server as well; a second one could be taken for impatience.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal);
    });
  }
  return exitCode(server);
});
