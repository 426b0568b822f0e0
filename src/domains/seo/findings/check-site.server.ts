import type { Base } from '#src/platform/base.ts';
import type { RouteReading } from '#src/domains/seo/crawl/describe-route.ts';
import {
  estimateSimilarity,
  FINGERPRINT_SIZE,
  jaccard,
  shinglesOf,
} from '#src/domains/seo/crawl/fingerprint.ts';
import { createPause, type Pace, PACE, type Pause } from '#src/domains/seo/crawl/pace.ts';
import type { RouteFacts } from '#src/domains/seo/crawl/route-facts.ts';
import type { Db } from '#src/platform/db/database.server.ts';
import { clip } from '#src/domains/seo/crawl/bounds.ts';
import {
  listBrokenOutsideLinks,
  listDoubtfulLinks,
  listFingerprints,
  listSentences,
  listSiteRoutes,
} from './checked-site-repository.server.ts';
import type { CheckedSite, PageChecks, SimilarPair, SiteRules, SlowVital } from './checked-site.ts';
import type { Finding, Found } from './finding.ts';
import { saveFindingsOfCheck, saveFindingsOfRoute } from './finding-repository.server.ts';
import { comparable } from '#src/domains/seo/crawl/sentences.ts';

interface SeoChecksDeps extends Pick<Base, 'db' | 'clock'> {
  checks: PageChecks;
  /** read for each run, since the settings of the site may change */
  rules(): Promise<SiteRules>;
  /** pages whose visitors' browsers measured slow vitals */
  slowVitals(): Promise<readonly SlowVital[]>;
  /** of the crawl, whose rests the comparisons share */
  pace?: Pace;
}

/** Findings of one check on one route: a page with a thousand of them has one fault. */
const MAX_PER_ROUTE = 20;
/** Index rows of the database have a limit. */
const MAX_KEY = 300;
const MAX_PAIRS = 1_000;
/** Estimates of one slice. */
const PAIRS_AT_ONCE = 100;
/** Two pages that have less in common share a template, not a text. */
const MIN_SIMILARITY = 0.25;
/** Below the exact limit, because the estimate may be too low. */
const MIN_ESTIMATE = MIN_SIMILARITY - 0.1;

/** Runs the checks that look at one route, and stores what they find, in the transaction of its reading. */
export const createReadingCheck =
  ({ clock, rules, checks }: Pick<SeoChecksDeps, 'clock' | 'rules' | 'checks'>) =>
  async (tx: Db, reading: RouteReading, facts: RouteFacts) => {
    const found = checks.ofRoute({ ...reading, facts }, await rules());
    const findings = bounded(found.map((each) => complete(reading.path, each)));
    await saveFindingsOfRoute(tx, reading.path, checks.routeChecks, findings, clock());
  };

/** Runs the checks that compare routes, in short slices, so that none delays visitors' requests. */
export async function checkSite(deps: SeoChecksDeps) {
  const { db, clock, checks, pace = PACE } = deps;
  const pause = createPause(pace);
  const site = await gatherSite(deps, pause);
  for (const check of checks.siteChecks) {
    const byPath = new Map<string, Finding[]>();
    for (const { path, ...found } of checks.ofSite(check, site)) {
      const others = byPath.get(path);
      if (others) others.push(complete(path, found));
      else byPath.set(path, [complete(path, found)]);
      await pause();
    }
    const findings = [...byPath.values()].flatMap(bounded);
    await db.transaction((tx) => saveFindingsOfCheck(tx, check, findings, clock(), pause));
    await pause();
  }
}

const complete = (path: string, { check, key, message, ...details }: Found): Finding => ({
  path,
  check,
  key: clip(key ?? message, MAX_KEY),
  message: clip(message, 1_000),
  details,
});

/** The findings of a route: of several with the same key the first, and not too many of one check. */
function bounded(findings: readonly Finding[]): Finding[] {
  const counts = new Map<string, number>();
  const first = new Map<string, Finding>();
  for (const finding of findings) {
    const { check, key } = finding;
    const count = counts.get(check) ?? 0;
    if (count === MAX_PER_ROUTE || first.has(`${check} ${key}`)) continue;
    counts.set(check, count + 1);
    first.set(`${check} ${key}`, finding);
  }
  return [...first.values()];
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

const MAX_SENTENCES = 20;

/** The common part of two texts: the share of five-word sequences, and the sentences that both have. */
function compareTexts(
  one: readonly string[],
  other: readonly string[],
): { similarity: number; sentences: string[] } {
  const known = new Set(other.map(comparable));
  const sentences = [...new Set(one)].filter((sentence) => known.has(comparable(sentence)));
  return {
    similarity: jaccard(shinglesOf(one), shinglesOf(other)),
    // The longest are the most telling.
    sentences: sentences.toSorted((a, b) => b.length - a.length).slice(0, MAX_SENTENCES),
  };
}

/** Rows of a fingerprint that must all be equal in one of the bands: finds 99 % of pairs with a similarity of 0.5. */
const BAND_ROWS = 2;
/** More pages with the same band share boilerplate; comparing all of them would take forever. */
const MAX_BAND_PAGES = 60;

/** Where the bands of a fingerprint begin. */
const BANDS = Array.from({ length: FINGERPRINT_SIZE / BAND_ROWS }, (_, at) => at * BAND_ROWS);

/**
 * Pairs that may be similar by one of their bands, found without comparing each page with each other (locality-sensitive
 * hashing). Other bands find other pairs, and some of the same again.
 */
function* candidatePairs(
  pages: readonly { path: string; fingerprint: readonly number[] }[],
  band: number,
): Generator<[one: string, other: string]> {
  const alike = new Map<string, string[]>();
  for (const { path, fingerprint } of pages) {
    if (fingerprint.length < band + BAND_ROWS) continue;
    const key = fingerprint.slice(band, band + BAND_ROWS).join(',');
    const paths = alike.get(key);
    if (!paths) alike.set(key, [path]);
    else if (paths.length < MAX_BAND_PAGES) paths.push(path);
  }
  for (const paths of alike.values())
    for (const [at, one] of paths.entries())
      for (const other of paths.slice(at + 1)) yield [one, other];
}
