import { posix } from 'node:path';
import type { SourceFile } from './source-file.ts';

const COMMAND = /\bnpm (?:run ([\w:-]+)|(start|test)\b)/g;
const LINK = /\]\(([^)\s]+)\)/g;
/** Addresses elsewhere, and places within the same page. */
const NOT_A_FILE = /^(?:[a-z]+:|#)/;

/** Commands of npm that a Markdown page names and package.json does not have. */
export function commandViolations({ path, text }: SourceFile, scripts: string[]): string[] {
  const named = new Set([...text.matchAll(COMMAND)].map(([, run, short]) => (run ?? short)!));
  return [...named]
    .filter((name) => !scripts.includes(name))
    .map((name) => `${path} names "npm run ${name}", which package.json does not have.`);
}

/**
 * Links of a Markdown page that lead to no file or folder of the repository.
 * @param exists whether there is something at a path from the root
 */
export function linkViolations(
  { path, text }: SourceFile,
  exists: (path: string) => boolean,
): string[] {
  return [...text.matchAll(LINK)]
    .map(([, target]) => target!)
    .filter((target) => !NOT_A_FILE.test(target))
    .filter((target) => !exists(posix.join(posix.dirname(path), target.replace(/#.*$/, ''))))
    .map((target) => `${path} links to ${target}, where nothing is.`);
}
