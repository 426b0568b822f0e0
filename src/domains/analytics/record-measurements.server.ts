import type { Clock } from '#src/platform/clock/clock.ts';
import { siteDay } from '#src/platform/clock/site-day.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { redactDbError } from '#src/platform/db/redact-db-error.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { addCounts } from './analytics-repository.server.ts';
import { countedPath, knowPaths, type KnownPaths, NOT_FOUND, WHOLE_SITE } from './counted-path.ts';
import { bucketOf } from './histogram.ts';
import type { Measurements } from './measurements.ts';

export interface RecordDeps {
  db: Db;
  /** every path that the site answers, the more important ones first */
  sitePaths(): Promise<Iterable<string>>;
  clock: Clock;
  log: Logger;
}

/** Counts what a browser measured, for today. Never throws: figures are lost before anything else is. */
export type RecordMeasurements = (measurements: Measurements) => Promise<void>;

/** How long the known paths are good for, in milliseconds; the shorter when a path is unknown, which may be a new post. */
const KNOWN_FOR = 60_000;
const UNKNOWN_FOR = 5_000;
const WARN_EVERY = 60_000;

export function createRecorder({ db, sitePaths, clock, log }: RecordDeps): RecordMeasurements {
  let known: { paths: Promise<KnownPaths>; at: number } | undefined;
  let warned = Number.NEGATIVE_INFINITY;

  /** The paths as read at most so many milliseconds ago, once for all who ask; the last ones while they cannot be read. */
  function pathsWithin(age: number): Promise<KnownPaths> {
    const now = clock().getTime();
    if (known && now - known.at < age) return known.paths;
    const last = known?.paths;
    const paths = Promise.resolve(sitePaths())
      .then((read) => knowPaths(read))
      .catch((error: unknown) => {
        if (last) return last;
        known = undefined;
        throw error;
      });
    known = { paths, at: now };
    return paths;
  }

  /** The name of each posted path; a list that may be too old to know one is read again. */
  async function namesOf(posted: readonly string[]) {
    const namesIn = (paths: KnownPaths) =>
      new Map(posted.map((path) => [path, countedPath(path, paths)]));
    const names = namesIn(await pathsWithin(KNOWN_FOR));
    const isUnknown = [...names.values()].includes(NOT_FOUND);
    return isUnknown ? namesIn(await pathsWithin(UNKNOWN_FOR)) : names;
  }

  return async ({ views, vitals, weight }) => {
    if (views.length + vitals.length === 0) return;
    try {
      const names = await namesOf([...views, ...vitals].map(({ path }) => path));
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
      if (now - warned < WARN_EVERY) return;
      warned = now;
      const err = redactDbError('figures of visits are lost', error);
      log.warn({ err }, 'figures of visits could not be stored; told once a minute');
    }
  };
}
