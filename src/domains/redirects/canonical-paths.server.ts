import type { Clock } from '#src/platform/clock/clock.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { canonicalPaths } from '#src/domains/site-map/normalize-path.ts';

export interface CanonicalPathsDeps {
  /** every existing path, decoded, the more important ones first */
  paths(): Promise<readonly string[]>;
  clock: Clock;
  log: Logger;
}

/** Requests for unknown addresses come in bursts, and reading all paths is expensive. */
const CACHE_MS = 5_000;

/**
 * Creates a reader of existing paths as content spells them, by their result of `normalizePath`. The paths are cached for five
 * seconds, or until `expire` is called. If they cannot be read, a warning is logged and there are none.
 */
export function createCanonicalPaths({ paths, clock, log }: CanonicalPathsDeps) {
  let cached: { paths: Promise<ReadonlyMap<string, string>>; at: number } | undefined;

  async function load(): Promise<ReadonlyMap<string, string>> {
    try {
      return canonicalPaths(await paths());
    } catch (error) {
      log.warn({ err: error }, 'existing paths cannot be read');
      return new Map();
    }
  }
  return {
    read(): Promise<ReadonlyMap<string, string>> {
      const now = clock().getTime();
      if (!cached || now - cached.at >= CACHE_MS) cached = { paths: load(), at: now };
      return cached.paths;
    },
    expire(): void {
      cached = undefined;
    },
  };
}
