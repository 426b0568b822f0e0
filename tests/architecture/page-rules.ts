import { posix } from 'node:path';
import type { SourceFile } from './source-file.ts';

const COMMAND = /\bnpm (?:run ([\w:-]+)|(start|test)\b)/g;
const LINK = /\]\(([^)\s]+)\)/g;
/** External addresses, and fragments of the same page. */
const NOT_A_FILE = /^(?:[a-z]+:|#)/;

/** npm scripts that a Markdown page names but package.json does not have. */
export function commandViolations({ path, text }: SourceFile, scripts: string[]): string[] {
  const named = new Set([...text.matchAll(COMMAND)].map(([, run, short]) => (run ?? short)!));
  return [...named]
    .filter((name) => !scripts.includes(name))
    .map((name) => `${path} names "npm run ${name}", which package.json does not have.`);
}

/**
 * Links of a Markdown page to files or folders that do not exist in the repository.
 * @param exists whether a path from the repository root exists
 */
export function linkViolations(
  { path, text }: SourceFile,
  exists: (path: string) => boolean,
): string[] {
  return [...text.matchAll(LINK)]
    .map(([, target]) => target!)
    .filter((target) => !NOT_A_FILE.test(target))
    .filter((target) => !exists(posix.join(posix.dirname(path), target.replace(/#.*$/, ''))))
    .map((target) => `${path} links to ${target}, which does not exist.`);
}
