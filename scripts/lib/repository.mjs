import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository; every command runs here, wherever it was called from. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

const NODE_FOLDER = join(ROOT, 'node_modules', 'node', 'bin');
const BIN = join(ROOT, 'node_modules', '.bin');

/** The pinned Node, from the npm package `node`, whatever Node started this script. */
export const PINNED_NODE = join(NODE_FOLDER, process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * Options of Node and the environment for the server, against memory that a burst of work takes and nobody gives back: V8 keeps up
 * to 128 MB for short-lived objects, and glibc an arena for each of many threads, in which large buffers leave gaps. Measured while
 * 1,000 posts were read for an import: 364 MB became 284 MB, and a page took no more CPU time.
 */
export const SERVER_OPTIONS = ['--max-semi-space-size=4'];
export const SERVER_MEMORY = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** Absolute path inside the repository. */
export const inRoot = (...parts) => join(ROOT, ...parts);

/** Returns an environment whose PATH starts with the programs of node_modules and its `node`. */
export function pinnedEnvironment(extra = {}) {
  return { ...process.env, PATH: [NODE_FOLDER, BIN, ...outerPath()].join(delimiter), ...extra };
}

/**
 * Returns the environment without node_modules in PATH: npm may replace node_modules, so it must not run on the Node
 * inside.
 */
export function outerEnvironment(extra = {}) {
  return { ...process.env, PATH: outerPath().join(delimiter), ...extra };
}

/** Returns command and arguments to run a program of node_modules on the pinned Node. */
export function pinned(program, args = []) {
  const { bin, name } = PROGRAMS[program];
  return [PINNED_NODE, [inRoot('node_modules', ...name.split('/'), bin), ...args]];
}

// The scripts themselves, not the links in .bin, which are shell scripts on Windows.
const PROGRAMS = {
  'react-router': { name: '@react-router/dev', bin: 'bin.cjs' },
  vite: { name: 'vite', bin: 'bin/vite.js' },
  oxlint: { name: 'oxlint', bin: 'bin/oxlint' },
  oxfmt: { name: 'oxfmt', bin: 'bin/oxfmt' },
  stylelint: { name: 'stylelint', bin: 'bin/stylelint.mjs' },
  tsc: { name: 'typescript', bin: 'bin/tsc' },
  vitest: { name: 'vitest', bin: 'vitest.mjs' },
  playwright: { name: '@playwright/test', bin: 'cli.js' },
};

export const hasPinnedNode = () => existsSync(PINNED_NODE);

function outerPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.filter((folder) => folder !== '' && folder !== BIN && folder !== NODE_FOLDER);
}
