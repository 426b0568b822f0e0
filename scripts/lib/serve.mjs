import { spawn } from 'node:child_process';
import { isAbandoned, onAbandoned } from './npm-watch.mjs';
import { PINNED_NODE, pinnedEnvironment, ROOT } from './repository.mjs';
import { exitCode } from './run.mjs';

/** As a shell reports a program that SIGTERM ended. */
const TERMINATED = 143;

/**
 * Runs a long-lived program on the pinned Node in our place: same terminal, same signals, same exit code. It is stopped
 * when the npm that started us is gone, or it would hold its port and its data folder with nobody to stop it.
 */
export async function serve(args, variables) {
  if (isAbandoned()) return TERMINATED; // during the installation or the build
  const child = spawn(PINNED_NODE, args, {
    cwd: ROOT,
    env: pinnedEnvironment(variables),
    stdio: 'inherit',
  });
  onAbandoned(() => child.kill('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the child as well; a second one could be taken for impatience.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  return exitCode(child);
}
