import { sql } from 'drizzle-orm';
import { createBatchWriter } from '#src/platform/batch-writer/batch-writer.server.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import { siteDay } from '#src/platform/clock/site-day.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { analyticsLandings } from './analytics-tables.server.ts';
import type { CountedNames } from './counted-names.server.ts';
import { NOT_FOUND } from './counted-path.ts';
import { type ArrivingRequest, isLanding } from './landing.ts';

interface LandingDeps {
  db: Db;
  countedNames: CountedNames;
  clock: Clock;
  log: Logger;
}

export type LandingCounter = ReturnType<typeof createLandingCounter>;

/** Longer than the path of any page, so that a flood of invented addresses stays small. */
const MAX_URL_LENGTH = 2_000;

export function createLandingCounter({ db, countedNames, clock, log }: LandingDeps) {
  const landings = createBatchWriter<number>({
    join: (earlier, later) => earlier + later,
    async write(entries) {
      const names = await countedNames(entries.map(([path]) => path));
      const counted = entries.flatMap(([posted, count]) => {
        const path = names.get(posted);
        return path === undefined || path === NOT_FOUND ? [] : [{ path, count }];
      });
      if (counted.length > 0) await addLandings(db, siteDay(clock()), counted);
    },
    log,
  });
  return {
    /** Counts a request if it is a landing on a page of the site. Written a moment later; no response waits. */
    count(request: ArrivingRequest & { url?: string | undefined }) {
      const path = request.url?.split('?', 1)[0];
      if (path && path.length <= MAX_URL_LENGTH && isLanding(request)) landings.add(path, 1);
    },
    flush: () => landings.flush(),
  };
}

/** In one statement with rows sorted by key, so that concurrent writes cannot deadlock. */
async function addLandings(
  db: Db,
  day: string,
  counted: readonly { path: string; count: number }[],
): Promise<void> {
  await db.execute(sql`
    insert into ${analyticsLandings} as stored (day, path, landings)
    select ${day}::date, path, sum(count) from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
      as counted (path text, count int)
    group by path order by path
    on conflict (day, path) do update set landings = stored.landings + excluded.landings`);
}
