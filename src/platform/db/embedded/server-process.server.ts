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

/** A running postmaster, our child. */
export interface ServerProcess {
  pid: number;
  /** Resolves with the reason when the process is gone (and reaped). */
  exited: Promise<string>;
  /** The last lines it wrote, for the message of a failed start. */
  lastLines(): Promise<string>;
  /** Fast shutdown, after 5 s immediate, after 5 s more by force; resolves when it is gone. */
  shutdown(first?: 'SIGINT' | 'SIGQUIT'): Promise<void>;
}

/** @throws when the program cannot be started at all. */
export async function spawnServer(options: {
  binaries: Binaries;
  runner: Runner;
  args: string[];
  log: EmbeddedLog;
}): Promise<ServerProcess> {
  const { binaries, runner, args, log } = options;
  const command: [string, ...string[]] = [binaries.postgres, ...args];
  const child = spawnAs(runner.runAs, command, runner.diesWithUs ? 'INT' : undefined);
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
    // Windows has no such signals; pg_ctl knows the server's substitute.
    if (process.platform === 'win32' && signal !== 'SIGKILL') {
      execFileSync(binaries.pgCtl, ['kill', signal.slice(3), `${pid}`]);
    } else child.kill(signal);
  };
  // process.exit() without stop(): the last moment in which we can still say something.
  const onExit = () => send('SIGINT');
  process.once('exit', onExit);
  void exited.then(() => process.off('exit', onExit));

  return {
    pid,
    exited,
    lastLines: async () => {
      await settlesWithin(closed, 500);
      return lines.join('\n');
    },
    shutdown: async (first = 'SIGINT') => {
      for (const signal of [first, 'SIGQUIT', 'SIGKILL'] as const) {
        send(signal);
        if (await settlesWithin(exited, STOP_TIMEOUT_MS)) return;
        log.warn({ pid, signal }, 'PostgreSQL does not stop, trying harder');
      }
      await exited;
    },
  };
}

async function settlesWithin(promise: Promise<unknown>, ms: number): Promise<boolean> {
  const timer = new AbortController();
  const timeout = wait(ms, false, { signal: timer.signal }).catch(() => false);
  try {
    return await Promise.race([promise.then(() => true), timeout]);
  } finally {
    timer.abort();
  }
}
