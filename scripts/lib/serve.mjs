import { spawn } from 'node:child_process';
import { isAbandoned, onAbandoned } from './npm-watch.mjs';
import { PINNED_NODE, pinnedEnvironment, ROOT } from './repository.mjs';
import { exitCode } from './run.mjs';

/** Exit code of a program ended by SIGTERM, as in a shell. */
const TERMINATED = 143;

/**
 * Runs a long-lived program on the pinned Node in our place: same terminal, same signals, same exit code. Stops it when
 * the npm that started us has ended; otherwise it would keep its port and data folder.
 */
export async function serve(args, variables) {
  if (isAbandoned()) return TERMINATED; // npm ended during the installation or the build
  const child = spawn(PINNED_NODE, args, {
    cwd: ROOT,
    env: pinnedEnvironment(variables),
    stdio: 'inherit',
  });
  onAbandoned(() => child.kill('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal also sends Ctrl-C to the child; a second one could force it to quit.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  return exitCode(child);
}
