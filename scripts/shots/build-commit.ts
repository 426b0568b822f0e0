import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

interface BuiltCommit {
  /** the folder of its checkout, with the build */
  root: string;
  remove(): Promise<void>;
}

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/**
 * Builds a commit in a temporary worktree, with the installed packages of this one: an installation there would replace them.
 * @throws Error for an unknown commit, or if its build fails
 */
export async function buildCommit(commit: string): Promise<BuiltCommit> {
  const id = git('rev-parse', '--verify', `${commit}^{commit}`);
  const parent = await mkdtemp(join(tmpdir(), 'cadron-built-'));
  const root = join(parent, id.slice(0, 12));
  const remove = async () => {
    await rm(parent, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  try {
    git('worktree', 'add', '--detach', root, id);
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction');
    if (git('diff', id, '--', 'package-lock.json') !== '')
      process.stdout.write(`${commit} used other packages; it is built with the current ones\n`);
    const build = "import('./scripts/lib/build.mjs').then(({ rebuild }) => rebuild())";
    execFileSync(process.execPath, ['-e', build], { cwd: root, stdio: 'inherit' });
    return { root, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
