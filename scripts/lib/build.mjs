import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { withSetupLock } from './lock.mjs';
import { inRoot, pinned, pinnedEnvironment } from './repository.mjs';
import { StepError, capture, step } from './run.mjs';
import { createHash } from 'node:crypto';

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

/** Sources of a build: changing one of these makes it stale. */
const FOLDERS = ['src', 'server', 'content', 'scripts/vite'];
const FILES = /^(?:[\w.-]+\.config\.ts|package-lock\.json|tsconfig\.json)$/;

/** Returns a hash of the names and contents of all sources of a build. */
function hashSources() {
  const hash = createHash('sha256');
  for (const file of sourceFiles()) {
    hash.update(`\0${file}\0`);
    hash.update(readFileSync(inRoot(file)));
  }
  return hash.digest('hex');
}

function sourceFiles() {
  const top = readdirSync(inRoot()).filter((name) => FILES.test(name));
  return [...top, ...FOLDERS.flatMap(filesIn)].filter(isBuilt).sort();
}

// Tests are not built. Of content/ only modules and public files are; the rest is read when seeding.
const isBuilt = (file) =>
  !/\.test\.tsx?$/.test(file) &&
  (!file.startsWith('content/') || /\.tsx?$|^content\/public\//.test(file));

function filesIn(folder) {
  try {
    const entries = readdirSync(inRoot(folder), { withFileTypes: true });
    return entries.flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesIn(path) : [path];
    });
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}
