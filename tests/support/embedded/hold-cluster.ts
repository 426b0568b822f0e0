import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

interface Answer {
  connectionString?: string;
  pid?: number;
  ms?: number;
  refused?: string;
}

/** A separate process that holds, or failed to get, an embedded PostgreSQL. */
export interface Holder {
  child: ChildProcess;
  answer: Promise<Answer>;
  /** Its output; throws if it failed to start. */
  ready(): Promise<Required<Pick<Answer, 'connectionString' | 'pid' | 'ms'>>>;
  ended: Promise<unknown>;
  log: string[];
}

export interface HoldOptions extends SpawnOptions {
  /** a command that wraps it, such as `unshare --pid --fork` */
  prefix?: string[];
  /** another program in this folder */
  fixture?: string;
}

/** Runs `hold-cluster.process.ts` on a data folder. */
export function hold(dataDir: string, options: HoldOptions = {}): Holder {
  const { prefix = [], fixture = 'hold-cluster.process.ts', ...spawnOptions } = options;
  const [command, ...args] = [
    ...prefix,
    process.execPath,
    `${import.meta.dirname}/${fixture}`,
    dataDir,
  ];
  const child = spawn(command, args, { ...spawnOptions, stdio: ['pipe', 'pipe', 'pipe'] });
  const log: string[] = [];
  if (child.stderr) createInterface({ input: child.stderr }).on('line', (line) => log.push(line));
  const ended = once(child, 'close');
  const answer = new Promise<Answer>((resolve) => {
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).once('line', (line) => {
      resolve(JSON.parse(line) as Answer);
    });
    void ended.then(() => resolve({ refused: `ended without an answer: ${log.join('\n')}` }));
  });
  return {
    child,
    answer,
    ended,
    log,
    ready: async () => {
      const { connectionString, pid, ms, refused } = await answer;
      if (!connectionString || !pid || ms === undefined) throw new Error(refused ?? log.join('\n'));
      return { connectionString, pid, ms };
    },
  };
}
