import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const MIN_SUPPORTED_VERSION = 15;
/** Folders with one PostgreSQL per version, and where its programs are inside. */
const PARENTS = [
  ['/usr/lib/postgresql', 'bin'],
  ['/usr', 'bin'], // such as /usr/pgsql-17
  ['/opt/homebrew/opt', 'bin'],
  ['/usr/local/opt', 'bin'],
  ['/Library/PostgreSQL', 'bin'],
];

/** Returns the newest supported PostgreSQL on this machine, `{binDir, version}`; undefined without one. */
export function findSystemPostgres() {
  const usual = PARENTS.flatMap(([parent, inside]) =>
    existsSync(parent) ? readdirSync(parent).map((name) => join(parent, name, inside)) : [],
  );
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const found = [...usual, ...onPath]
    .filter((binDir) => existsSync(join(binDir, 'initdb')) && existsSync(join(binDir, 'postgres')))
    .map((binDir) => ({ binDir, version: versionOf(binDir) }))
    .filter(({ version }) => parseInt(version) >= MIN_SUPPORTED_VERSION);
  return found.sort((a, b) => parseFloat(b.version) - parseFloat(a.version))[0];
}

function versionOf(binDir) {
  const { stdout } = spawnSync(join(binDir, 'postgres'), ['--version']);
  return /\(PostgreSQL\) ([\d.]+)/.exec(stdout?.toString() ?? '')?.[1] ?? '0';
}
