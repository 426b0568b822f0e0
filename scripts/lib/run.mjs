import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ROOT } from './repository.mjs';

/** Thrown when a step failed; only its message is printed. */
export class StepError extends Error {}

/** Runs a program with its output shown. Resolves to the exit code; a signal counts as 128 + its number. */
export async function show(command, args, env) {
  const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] });
  return exitCode(child);
}

/** Runs a program and captures its output, to print it after a failure. */
export async function capture(command, args, env, options = {}) {
  const child = spawn(command, args, {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return { code: await exitCode(child), output };
}

/** Waits for a child process to end. A program that cannot be started counts as 127, as in a shell. */
export function exitCode(child) {
  return new Promise((resolve) => {
    child.once('error', () => resolve(127));
    child.once('close', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}

/** Prints the title of a step and, afterwards, its duration. */
export async function step(title, work, log = console.log) {
  const started = Date.now();
  log(`• ${title}`);
  const result = await work();
  log(`  done in ${seconds(Date.now() - started)}`);
  return result;
}

export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/** Runs a command's main function. For a StepError prints only the message; any other error is a bug. */
export async function main(work) {
  try {
    process.exitCode = await work();
  } catch (error) {
    console.error(error instanceof StepError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
