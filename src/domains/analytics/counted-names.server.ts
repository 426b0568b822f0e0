import type { Clock } from '#src/platform/clock/clock.ts';
import { createKnownPaths, type KnownPaths, NOT_FOUND, toCountedPath } from './counted-path.ts';

interface CountedNamesDeps {
  /** every path of the site, the more important ones first */
  sitePaths(): Promise<Iterable<string>>;
  clock: Clock;
}

/** Resolves each path to the name under which it is counted, as `toCountedPath` does. */
export type CountedNames = (
  paths: readonly string[],
) => Promise<ReadonlyMap<string, string | undefined>>;

/** Maximum age of the cached paths. It is shorter if a path is unknown, because that may be a new post. */
const KNOWN_PATHS_MAX_AGE_MS = 60_000;
const UNKNOWN_PATH_MAX_AGE_MS = 5_000;

export function createCountedNames({ sitePaths, clock }: CountedNamesDeps): CountedNames {
  let cached: { paths: Promise<KnownPaths>; at: number } | undefined;

  /**
   * Returns paths that were read at most `maxAge` milliseconds ago, with one read for concurrent calls. While they cannot be
   * read, returns the last ones.
   */
  function readPaths(maxAge: number): Promise<KnownPaths> {
    const now = clock().getTime();
    if (cached && now - cached.at < maxAge) return cached.paths;
    const last = cached?.paths;
    const paths = Promise.resolve(sitePaths())
      .then((read) => createKnownPaths(read))
      .catch((error: unknown) => {
        if (last) return last;
        cached = undefined;
        throw error;
      });
    cached = { paths, at: now };
    return paths;
  }

  // Reads the paths again if one is unknown and the cached list is too old.
  return async (posted) => {
    const resolveIn = (paths: KnownPaths) =>
      new Map(posted.map((path) => [path, toCountedPath(path, paths)]));
    const names = resolveIn(await readPaths(KNOWN_PATHS_MAX_AGE_MS));
    const isUnknown = [...names.values()].includes(NOT_FOUND);
    return isUnknown ? resolveIn(await readPaths(UNKNOWN_PATH_MAX_AGE_MS)) : names;
  };
}
