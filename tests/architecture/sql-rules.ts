import { isTest, type SourceFile } from './source-file.ts';
import { ZONES } from './zones.ts';

const EXCEPTIONS = ZONES.haveQueries.map((file) => `src/domains/${file}.server.ts`);

const HAS_QUERIES = /-(?:repository|tables)\.server\.ts$|\/demo-[^/]+$/;
const IMPORT =
  /^import (?:\{([^}]*)\}|\w+) from '(?:drizzle-orm[^']*|[^']*-tables\.server\.ts)';/gm;

/** Domain files that query the database beside the repositories, and exceptions that no longer do. Types are free. */
export function queryViolations(files: SourceFile[]): string[] {
  const found = files
    .filter((file) => file.path.startsWith('src/domains/') && !isTest(file))
    .filter(({ path, text }) => !HAS_QUERIES.test(path) && importsValues(text))
    .map(({ path }) => path);
  return [
    ...found
      .filter((path) => !EXCEPTIONS.includes(path))
      .map((path) => `${path} has queries. Move them to a *-repository.server.ts of its domain.`),
    ...EXCEPTIONS.filter(
      (path) => files.some((file) => file.path === path) && !found.includes(path),
    ).map((path) => `${path} has no queries any more: take it off the list of exceptions.`),
  ];
}

const importsValues = (text: string): boolean =>
  [...text.matchAll(IMPORT)].some(
    ([, names]) =>
      names === undefined ||
      names.split(',').some((name) => name.trim() !== '' && !/^\s*type\s/.test(name)),
  );
