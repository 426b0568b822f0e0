import type { Clock } from '#src/platform/clock/clock.ts';
import { siteDay } from '#src/platform/clock/site-day.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { redactDbError } from '#src/platform/db/redact-db-error.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { addCounts } from './analytics-repository.server.ts';
import {
  toCountedPath,
  createKnownPaths,
  type KnownPaths,
  NOT_FOUND,
  WHOLE_SITE,
} from './counted-path.ts';
import { bucketOf } from './histogram.ts';
import type { Measurements } from './measurements.ts';

export interface RecordDeps {
  db: Db;
  /** every path of the site, the more important ones first */
  sitePaths(): Promise<Iterable<string>>;
  clock: Clock;
  log: Logger;
}

/** Adds measurements to the counts of today. Never throws: if they cannot be stored, they are dropped. */
export type RecordMeasurements = (measurements: Measurements) => Promise<void>;

/** Maximum age of the cached paths. It is shorter if a path is unknown, because that may be a new post. */
const KNOWN_PATHS_MAX_AGE_MS = 60_000;
const UNKNOWN_PATH_MAX_AGE_MS = 5_000;
const WARN_INTERVAL_MS = 60_000;

export function createRecorder({ db, sitePaths, clock, log }: RecordDeps): RecordMeasurements {
  let cached: { paths: Promise<KnownPaths>; at: number } | undefined;
  let lastWarning = Number.NEGATIVE_INFINITY;

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

  /** The name of each posted path. Reads the paths again if one is unknown and the cached list is too old. */
  async function resolveNames(posted: readonly string[]) {
    const resolveIn = (paths: KnownPaths) =>
      new Map(posted.map((path) => [path, toCountedPath(path, paths)]));
    const names = resolveIn(await readPaths(KNOWN_PATHS_MAX_AGE_MS));
    const isUnknown = [...names.values()].includes(NOT_FOUND);
    return isUnknown ? resolveIn(await readPaths(UNKNOWN_PATH_MAX_AGE_MS)) : names;
  }

  return async ({ views, vitals, weight }) => {
    if (views.length + vitals.length === 0) return;
    try {
      const names = await resolveNames([...views, ...vitals].map(({ path }) => path));
      await addCounts(
        db,
        siteDay(clock()),
        views.flatMap((view) => {
          const path = names.get(view.path);
          return path === undefined ? [] : [{ path, views: weight }];
        }),
        vitals.flatMap(({ path: posted, name, value }) => {
          const path = names.get(posted);
          const counted = { name, bucket: bucketOf(name, value), count: weight };
          if (path === undefined) return [];
          return [
            { ...counted, path },
            { ...counted, path: WHOLE_SITE },
          ];
        }),
      );
    } catch (error) {
      const now = clock().getTime();
      if (now - lastWarning < WARN_INTERVAL_MS) return;
      lastWarning = now;
      const err = redactDbError('measurements are lost', error);
      log.warn({ err }, 'measurements cannot be stored; logged at most once a minute');
    }
  };
}
