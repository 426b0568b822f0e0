import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getProcessStart } from '#src/platform/db/embedded/process-facts.server.ts';
import { ROOT } from './repository.mjs';

const library = (name: string) =>
  JSON.stringify(pathToFileURL(join(ROOT, 'scripts/lib', name)).href);
/** Replaces the server: reports that it runs and which signal it got, and never ends by itself. */
const PROGRAM = `
  import { writeFileSync } from 'node:fs';
  setInterval(() => {}, 1_000);
  process.on('SIGTERM', () => { writeFileSync('FOLDER/stopped-by', 'SIGTERM'); process.exit(0); });
  writeFileSync('FOLDER/pids', JSON.stringify([process.pid, process.ppid]));
`;
const LAUNCHER = `
  import { writeFileSync } from 'node:fs';
  import { isAbandoned } from ${library('npm-watch.mjs')};
  import { serve } from ${library('serve.mjs')};
  process.on('SIGUSR2', () => writeFileSync('abandoned', String(isAbandoned())));
  process.exitCode = await serve([new URL('program.mjs', import.meta.url).pathname], {});
`;

interface Tree {
  folder: string;
  /** process started by the test: npm, or a shell */
  top: ChildProcess;
  program: number;
  launcher: number;
}

async function startTree(command: string, args: string[]): Promise<Tree> {
  const folder = await mkdtemp(join(tmpdir(), 'cadron-npm-watch-'));
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  await write('package.json', JSON.stringify({ scripts: { start: 'node launcher.mjs' } }));
  await write('program.mjs', PROGRAM.replaceAll('FOLDER', folder));
  await write('launcher.mjs', LAUNCHER);
  const top = spawn(command, args, { cwd: folder, stdio: 'ignore', detached: true });
  onTestFinished(async () => {
    killGroup(top);
    await rm(folder, { recursive: true });
  });
  const [program, launcher] = JSON.parse(await read(folder, 'pids')) as [number, number];
  return { folder, top, program, launcher };
}

/** Resolves to what a process of the tree wrote, once it has. */
const read = (folder: string, name: string) =>
  vi.waitFor(async () => {
    const text = await readFile(join(folder, name), 'utf8');
    expect(text).not.toBe('');
    return text;
  });

function killGroup({ pid }: ChildProcess) {
  try {
    process.kill(-pid!, 'SIGKILL');
  } catch {
    // the whole group has ended
  }
}

const untilGone = (pids: readonly number[]) =>
  vi.waitFor(() => expect(pids.filter((pid) => getProcessStart(pid) !== undefined)).toEqual([]));

test.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(
  'stops the program when only npm gets %s',
  async (signal) => {
    const { folder, top, program, launcher } = await startTree('npm', ['start']);
    top.kill(signal);
    await untilGone([program, launcher]);
    expect(await read(folder, 'stopped-by')).toBe('SIGTERM');
  },
);

test('does not treat the end of a shell as the end of npm, even below some npm run', async () => {
  const inherited = 'npm_lifecycle_event=test npm_lifecycle_script="node other.mjs"';
  const started = await startTree('sh', ['-c', `${inherited} node launcher.mjs & wait`]);
  started.top.kill('SIGKILL');
  await untilGone([started.top.pid!]);
  process.kill(started.launcher, 'SIGUSR2');
  expect(await read(started.folder, 'abandoned')).toBe('false');
});
