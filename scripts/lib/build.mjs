import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { withSetupLock } from './lock.mjs';
import { inRoot, pinned, pinnedEnvironment } from './repository.mjs';
import { capture, step, StepError } from './run.mjs';
import { hashSources } from './sources.mjs';

const STAMP = inRoot('build', '.stamp');

/** Builds the site unless build/ is up to date. `log` prints a line. */
export async function ensureBuilt(log = console.log) {
  if (!getBuildReason()) return;
  await withSetupLock(async () => {
    const reason = getBuildReason();
    if (reason) await step(`Building the site (${reason})`, build, log);
  }, log);
}

/** Builds the site unconditionally. */
export const rebuild = () => withSetupLock(() => step('Building the site', build));

function getBuildReason() {
  if (!existsSync(STAMP)) return 'there is no finished build';
  if (readFileSync(STAMP, 'utf8') !== hashSources()) return 'the sources have changed';
  return undefined;
}

async function build() {
  rmSync(STAMP, { force: true });
  const sources = hashSources(); // hashed first, so that an edit during the build makes it stale
  const { precompress } = await import('./precompress.mjs');
  const env = pinnedEnvironment({ NODE_ENV: 'production' });
  for (const command of [
    pinned('vite', ['build', '--config', 'vite.site.config.ts']),
    pinned('react-router', ['build']),
  ]) {
    const { code, output } = await capture(...command, env);
    if (code !== 0) throw new StepError(`${output.trim()}\n\nThe build failed (see above).`);
  }
  cpSync(inRoot('.react-router', 'site', 'assets'), inRoot('build', 'client', 'assets'), {
    recursive: true,
  });
  await precompress(inRoot('build', 'client'));
  mkdirSync(inRoot('build'), { recursive: true });
  writeFileSync(STAMP, sources);
}
