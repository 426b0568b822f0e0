import type { Clock } from '#src/platform/clock/clock.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { encodedPath, normalizePath } from '#src/domains/site-map/normalize-path.ts';

/** Existing paths, as content names them, by how `ownPath` has them. Of two that differ only in case the first one wins, so none leads back and forth. */
export function canonicalPaths(paths: Iterable<string>): ReadonlyMap<string, string> {
  const spellings = new Map<string, string>();
  for (const path of paths) {
    const own = normalizePath(encodedPath(path));
    if (own !== undefined && !spellings.has(own)) spellings.set(own, path);
  }
  return spellings;
}

export interface SpellingDeps {
  /** every path that answers, decoded; the more important ones first */
  paths(): Promise<readonly string[]>;
  clock: Clock;
  log: Logger;
}

/** Unknown addresses come in floods, and all paths are much to read. */
const KNOWN_FOR_MS = 5_000;

/**
 * Finds an existing path whatever its case, among the paths as they were read at most five seconds ago. While they cannot be
 * read, which is logged, none is found.
 * @returns from a path as `ownPath` has it, the path as content names it
 */
export function createCanonicalPaths({ paths, clock, log }: SpellingDeps) {
  let known: { spellings: Promise<ReadonlyMap<string, string>>; at: number } | undefined;

  async function read(): Promise<ReadonlyMap<string, string>> {
    try {
      return canonicalPaths(await paths());
    } catch (error) {
      log.warn({ err: error }, 'existing paths cannot be read');
      return new Map();
    }
  }
  return async (path: string): Promise<string | undefined> => {
    const now = clock().getTime();
    if (!known || now - known.at >= KNOWN_FOR_MS) known = { spellings: read(), at: now };
    return (await known.spellings).get(path);
  };
}
