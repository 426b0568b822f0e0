const PLATFORMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const CPUS = ['arm', 'arm64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

/**
 * Returns the missing entries of packages for other platforms. npm leaves them out when the registry does not have
 * them; `npm ci` then rejects the file, and on those platforms the linter or the bundler would be missing.
 */
export function missingEntries(lock) {
  const missing = {};
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const [, lowest] = /^[\^~]?(\d+\.\d+\.\d+)/.exec(version) ?? [];
      if (lowest && !isLocked(lock, path, name))
        missing[`node_modules/${name}`] = entryFor(name, lowest, dev);
    }
  }
  return missing;
}

/** Whether a package can resolve another in one of the folders that npm searches. */
function isLocked(lock, from, name) {
  if (`${from}/node_modules/${name}` in lock.packages) return true;
  const end = from.lastIndexOf('/node_modules/');
  return end < 0
    ? `node_modules/${name}` in lock.packages
    : isLocked(lock, from.slice(0, end), name);
}

/** npm skips a package whose `os`, `cpu` or `libc` does not match; we derive them from the package's name. */
function entryFor(name, version, dev) {
  const words = name.split('/').pop().split('-');
  const os = PLATFORMS.find((platform) => words.includes(platform));
  const cpu = CPUS.find((each) => words.includes(each));
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
