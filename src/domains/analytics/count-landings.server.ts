import type { Base } from '#src/platform/base.ts';
import { createBatchWriter } from '#src/platform/batch-writer/batch-writer.server.ts';
import { siteDay } from '#src/platform/clock/site-day.ts';
import type { CountedNames } from './counted-names.server.ts';
import { NOT_FOUND } from './counted-path.ts';
import { type ArrivingRequest, isLanding } from './landing.ts';
import { addLandings } from './analytics-repository.server.ts';

interface LandingDeps extends Pick<Base, 'db' | 'clock' | 'log'> {
  countedNames: CountedNames;
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
