import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from './repository.mjs';

/** Sources of a build: changing one of these makes it stale. */
const FOLDERS = ['src', 'server', 'content', 'scripts/vite'];
const FILES = /^(?:[\w.-]+\.config\.ts|package-lock\.json|tsconfig\.json)$/;

/** Returns a hash of the names and contents of all sources of a build. */
export function hashSources() {
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
