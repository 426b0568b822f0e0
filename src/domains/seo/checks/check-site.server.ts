import type { RouteReading } from '#src/domains/seo/crawl/describe-route.ts';
import { estimateSimilarity } from '#src/domains/seo/crawl/fingerprint.ts';
import { createPause, type Pace, PACE, type Pause } from '#src/domains/seo/crawl/pace.ts';
import type { RouteFacts } from '#src/domains/seo/crawl/route-facts.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Database, Db } from '#src/platform/db/database.server.ts';
import { ROUTE_CHECKS, SITE_CHECKS } from './all-checks.ts';
import {
  listBrokenOutsideLinks,
  listDoubtfulLinks,
  listFingerprints,
  listSentences,
  listSiteRoutes,
} from './checked-site-repository.server.ts';
import type { CheckedSite, SimilarPair, SlowVital } from './checked-site.ts';
import { saveFindingsOfCheck, saveFindingsOfRoute } from './finding-repository.server.ts';
import { BANDS, candidatePairs, compareTexts, MIN_SIMILARITY } from './overlap.ts';
import { checkRoute, checkRoutes } from './run-checks.ts';
import type { SiteRules } from './seo-check.ts';

interface SeoChecksDeps {
  db: Database['db'];
  clock: Clock;
  /** read for each run, since the settings of the site may change */
  rules(): Promise<SiteRules>;
  /** pages whose visitors' browsers measured slow vitals */
  slowVitals(): Promise<readonly SlowVital[]>;
  /** of the crawl, whose rests the comparisons share */
  pace?: Pace;
}

const ROUTE_CHECK_IDS = ROUTE_CHECKS.map(({ id }) => id);
const MAX_PAIRS = 1_000;
/** Estimates of one slice. */
const PAIRS_AT_ONCE = 100;
/** Below the exact limit, because the estimate may be too low. */
const MIN_ESTIMATE = MIN_SIMILARITY - 0.1;

/** Runs the checks that look at one route, and stores what they find, in the transaction of its reading. */
export const createReadingCheck =
  ({ clock, rules }: Pick<SeoChecksDeps, 'clock' | 'rules'>) =>
  async (tx: Db, reading: RouteReading, facts: RouteFacts): Promise<void> => {
    const findings = checkRoute({ ...reading, facts }, await rules());
    await saveFindingsOfRoute(tx, reading.path, ROUTE_CHECK_IDS, findings, clock());
  };

/** Runs the checks that compare routes, in short slices, so that none delays visitors' requests. */
export async function checkSite(deps: SeoChecksDeps): Promise<void> {
  const { db, clock, pace = PACE } = deps;
  const pause = createPause(pace);
  const site = await gatherSite(deps, pause);
  for (const check of SITE_CHECKS) {
    const findings = await checkRoutes(check, site, pause);
    await db.transaction((tx) => saveFindingsOfCheck(tx, check.id, findings, clock(), pause));
    await pause();
  }
}

async function gatherSite(
  { db, rules, slowVitals }: SeoChecksDeps,
  pause: Pause,
): Promise<CheckedSite> {
  const routes = await listSiteRoutes(db, pause);
  const { origin, isProduction } = await rules();
  return {
    origin,
    isProduction,
    routes,
    byPath: new Map(routes.map((route) => [route.path, route])),
    doubtfulLinks: await listDoubtfulLinks(db),
    brokenOutsideLinks: await listBrokenOutsideLinks(db),
    similarPairs: await findSimilarPairs(db, pause),
    slowVitals: await slowVitals(),
  };
}

async function findSimilarPairs(db: Db, pause: Pause): Promise<SimilarPair[]> {
  const pages = await listFingerprints(db, pause);
  const byPath = new Map(pages.map(({ path, fingerprint }) => [path, fingerprint]));
  const found = new Map<string, { one: string; other: string; estimate: number }>();
  for (const band of BANDS) {
    let pairs = 0;
    for (const [one, other] of candidatePairs(pages, band)) {
      if ((pairs += 1) % PAIRS_AT_ONCE === 0) await pause();
      const key = `${one} ${other}`;
      if (found.has(key)) continue;
      const estimate = estimateSimilarity(byPath.get(one)!, byPath.get(other)!);
      if (estimate >= MIN_ESTIMATE) found.set(key, { one, other, estimate });
    }
    await pause();
  }
  const estimates = [...found.values()]
    .toSorted((a, b) => b.estimate - a.estimate)
    .slice(0, MAX_PAIRS);
  const pairs: SimilarPair[] = [];
  for (const { one, other } of estimates) {
    const texts = await listSentences(db, [one, other]);
    const of = (path: string) => texts.find((each) => each.path === path)?.sentences ?? [];
    const compared = compareTexts(of(one), of(other));
    if (compared.similarity >= MIN_SIMILARITY) pairs.push({ one, other, ...compared });
    await pause();
  }
  return pairs;
}
