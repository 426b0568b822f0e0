import { spawn } from 'node:child_process';
import { PINNED_NODE, pinnedEnvironment, ROOT } from './repository.mjs';
import { exitCode } from './run.mjs';

/** Runs a long-lived program on the pinned Node in our place: same terminal, same signals, same exit code. */
export function serve(args, variables) {
  const child = spawn(PINNED_NODE, args, {
    cwd: ROOT,
    env: pinnedEnvironment(variables),
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the child as well; a second one could be taken for impatience.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  return exitCode(child);
}
