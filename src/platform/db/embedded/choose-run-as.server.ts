import type { Binaries } from './binaries.server.ts';
import {
  supportsParentDeathSignal,
  ownerOf,
  runAndWait,
  listRunAsCandidates,
  type RunAs,
} from './run-as.server.ts';
import { shortTempFolder } from './temp-folder.server.ts';

/** A tested way to run the server. */
export interface Runner {
  runAs: RunAs;
  /** major version of the binaries */
  major: number;
  /** whether children can be set to end when this process ends */
  hasParentDeathSignal: boolean;
}

/**
 * Tests the ways to run PostgreSQL: enters the folders and loads the binary. Checking modes and capabilities instead
 * would miss seccomp, AppArmor and mounts.
 * @throws when no way works, with the reason for each
 */
export async function chooseRunAs(binaries: Binaries, dataDir: string): Promise<Runner> {
  const self = process.getuid && process.getgid && { uid: process.getuid(), gid: process.getgid() };
  const folder = (await ownerOf(dataDir)) ?? { uid: 0, gid: 0 };
  const hasParentDeathSignal = supportsParentDeathSignal();
  const tempDir = await shortTempFolder();
  const refusals: string[] = [];
  for (const runAs of listRunAsCandidates({ platform: process.platform, self, folder })) {
    const { ok, stdout, stderr } = await runAndWait(runAs, trial(binaries, dataDir, tempDir));
    const major = Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]);
    if (ok && major) return { runAs, major, hasParentDeathSignal: await hasParentDeathSignal };
    refusals.push(`as ${runAs.name}: ${stderr || stdout || 'no output'}`);
  }
  const why =
    self?.uid === 0
      ? 'PostgreSQL refuses to run as root, and no other way works here'
      : `PostgreSQL (${binaries.postgres}) cannot run here`;
  throw new Error(
    `${why}: ${refusals.join('; ')}. ` +
      'Start as an ordinary user who owns the data folder, or set DATABASE_URL.',
  );
}

function trial({ postgres }: Binaries, dataDir: string, tempDir: string): [string, ...string[]] {
  if (process.platform === 'win32') return [postgres, '--version'];
  const script = 'cd -- "$1" && cd -- "$2" && cd / && exec "$3" --version';
  return ['sh', '-c', script, 'sh', dataDir, tempDir, postgres];
}
