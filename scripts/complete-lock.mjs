// node scripts/complete-lock.mjs, after each `npm install`: names in package-lock.json the packages of other
// platforms that npm left out because the registry it asked does not carry them. `npm ci` refuses a lock with
// such gaps, and on the platforms in question the linter or the bundler would be missing.
import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './lib/repository.mjs';

const LOCK_FILE = inRoot('package-lock.json');
const PLATFORMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const CPUS = { riscv64: 'riscv64', arm64: 'arm64', arm: 'arm', x64: 'x64', ia32: 'ia32' };
Object.assign(CPUS, { ppc64: 'ppc64', s390x: 's390x', wasm32: 'wasm32' });

const lock = JSON.parse(readFileSync(LOCK_FILE, 'utf8'));
const added = [];
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(path, name) || !/^\d/.test(version)) continue;
    lock.packages[`node_modules/${name}`] = entryFor(name, version, entry.dev);
    added.push(name);
  }
}
if (added.length > 0) {
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
  lock.packages = Object.fromEntries(sorted);
  writeFileSync(LOCK_FILE, `${JSON.stringify(lock, null, 2)}\n`);
}
console.log(`${added.length} packages of other platforms added to package-lock.json`);

/** Whether a package finds another in the folders npm would look in. */
function isLocked(from, name) {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    if (`${folder ? `${folder}/` : ''}node_modules/${name}` in lock.packages) return true;
    if (!folder.includes('/node_modules/')) return `node_modules/${name}` in lock.packages;
  }
}

/** npm skips it where `os` and `cpu` do not fit, which such packages' names tell. */
function entryFor(name, version, dev) {
  const words = name.split('/').pop().split('-');
  const os = PLATFORMS.find((platform) => words.includes(platform));
  const cpu = CPUS[words.find((word) => word in CPUS)];
  const libc = words.includes('musl') ? 'musl' : words.includes('gnu') ? 'glibc' : undefined;
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(dev && { dev: true }),
    ...(os === 'linux' && libc && { libc: [libc] }),
    optional: true,
    ...(os && { os: [os] }),
  };
}
