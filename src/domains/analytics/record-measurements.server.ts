import type { Base } from '#src/platform/base.ts';
import { siteDay } from '#src/platform/clock/site-day.ts';
import { redactDbError } from '#src/platform/db/redact-db-error.ts';
import { addCounts } from './analytics-repository.server.ts';
import type { CountedNames } from './counted-names.server.ts';
import { WHOLE_SITE } from './counted-path.ts';
import { bucketOf } from './histogram.ts';
import type { Measurements } from './measurements.ts';

interface RecordDeps extends Pick<Base, 'db' | 'clock' | 'log'> {
  countedNames: CountedNames;
}

/** Adds measurements to the counts of today. Never throws: if they cannot be stored, they are dropped. */
export type RecordMeasurements = (measurements: Measurements) => Promise<void>;

const WARN_INTERVAL_MS = 60_000;

export function createRecorder({ db, countedNames, clock, log }: RecordDeps): RecordMeasurements {
  let lastWarning = Number.NEGATIVE_INFINITY;

  return async ({ views, vitals, weight }) => {
    if (views.length + vitals.length === 0) return;
    try {
      const names = await countedNames([...views, ...vitals].map(({ path }) => path));
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
