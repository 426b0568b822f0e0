import { execFileSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { Binaries } from './binaries.server.ts';
import type { Runner } from './choose-run-as.server.ts';
import type { EmbeddedLog } from './embedded-log.ts';
import { spawnAs } from './run-as.server.ts';
import { readServerLogLine } from './server-log.ts';

const STOP_TIMEOUT_MS = 5_000;
const MAX_LINES = 10;

/** A running postmaster, started as a child. */
export type ServerProcess = Awaited<ReturnType<typeof spawnServer>>;

/** @throws when the program cannot be started */
export async function spawnServer(options: {
  binaries: Binaries;
  runner: Runner;
  args: string[];
  log: EmbeddedLog;
}) {
  const { binaries, runner, args, log } = options;
  const command: [string, ...string[]] = [binaries.postgres, ...args];
  const child = spawnAs(runner.runAs, command, runner.hasParentDeathSignal ? 'INT' : undefined);
  const exited = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve).once('error', reject);
  });
  const pid = child.pid ?? 0;
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line.replace(/^\w{5}\|/, ''));
      lines.splice(0, lines.length - MAX_LINES);
      const message = readServerLogLine(line);
      if (message) log[message.level]({ code: message.code }, `PostgreSQL: ${message.message}`);
    });
  }

  const send = (signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    // Windows has no such signals; pg_ctl emulates them.
    if (process.platform === 'win32' && signal !== 'SIGKILL') {
      execFileSync(binaries.pgCtl, ['kill', signal.slice(3), `${pid}`]);
    } else child.kill(signal);
  };
  // On process.exit() without stop(), this is the last chance to signal the server.
  const onExit = () => send('SIGINT');
  process.once('exit', onExit);
  void exited.then(() => process.off('exit', onExit));

  return {
    pid,
    /** Resolves with the reason when the process has ended and was reaped. */
    exited,
    /** The last lines of its output, for the message of a failed start. */
    lastLines: async () => {
      await settlesWithin(closed, 500);
      return lines.join('\n');
    },
    /**
     * Shuts down in fast mode, after 5 s in immediate mode, after 5 s more kills; resolves when the process has ended.
     */
    shutdown: async (first: 'SIGINT' | 'SIGQUIT' = 'SIGINT') => {
      for (const signal of [first, 'SIGQUIT', 'SIGKILL'] as const) {
        send(signal);
        if (await settlesWithin(exited, STOP_TIMEOUT_MS)) return;
        log.warn({ pid, signal }, 'PostgreSQL is not stopping, sending a stronger signal');
      }
      await exited;
    },
  };
}

async function settlesWithin(promise: Promise<unknown>, ms: number) {
  const timer = new AbortController();
  const timeout = wait(ms, false, { signal: timer.signal }).catch(() => false);
  try {
    return await Promise.race([promise.then(() => true), timeout]);
  } finally {
    timer.abort();
  }
}
