import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unsetVariables } from '#tests/support/site.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Runs a role of the built server, `start` or `worker`, with only these variables. */
export function runRole(role: string, variables: Record<string, string>) {
  const node = join(ROOT, 'node_modules', '.bin', 'node');
  const child = spawn(node, [join(ROOT, 'build', 'server', 'index.js'), role], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', ...unsetVariables(), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => resolve(code)),
  );
  const stop = async () => {
    if (isRunning(child)) child.kill('SIGTERM');
    await ended;
  };
  return { pid: child.pid ?? 0, output: () => output, ended, stop, [Symbol.asyncDispose]: stop };
}

const isRunning = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null;
