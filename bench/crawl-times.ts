import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { INSIGHTS_PATH } from '#src/domains/site-map/paths.ts';
import { printComparison, runPairs, shareOf } from './compare-windows.ts';
import { CRAWL_PORT, type CrawlSite } from './crawl-site.ts';
import { seededRandom, shuffled } from './random.ts';
import { startBuiltSite } from './site-process.ts';
import { createVisitors, type Visit, type Visitors } from './visitors.ts';

const SEED = 19;
const READING = { pairs: 8, ms: 6_000, untilMs: 150_000 };
/** Comparing all routes takes about half a minute, with its rests: longer than its windows. */
const COMPARING = { pairs: 3, ms: 8_000, untilMs: 80_000 };
const WARM_UP = { ms: 3_000, least: 5, most: 12 };

/** Visitors of a site of 5,000 pages, in windows with and without a crawl in random turns. */
export async function benchCrawlTimes(
  site: CrawlSite,
  unseen: readonly string[],
  env: Record<string, string>,
): Promise<void> {
  const server = await startBuiltSite(CRAWL_PORT, { env });
  const random = seededRandom(SEED);
  const visitors = createVisitors(server.url, {
    popular: [...DEFAULT_PAGES.map(({ path }) => path), INSIGHTS_PATH],
    unseen: shuffled(unseen, random),
    random,
  });
  try {
    await warmUp(visitors);
    await benchReading(site, visitors);
    await benchComparing(site, visitors);
  } finally {
    visitors.stop();
    await site.end();
    await server.stop();
  }
}

/** Until the p95 of three windows differs by a tenth: the search and the caches take in the pages first. */
async function warmUp(visitors: Visitors): Promise<void> {
  await visitors.open();
  const found: number[] = [];
  for (let at = 0; at < WARM_UP.most; at += 1) {
    found.push(shareOf(timesOf(await visitors.visit(WARM_UP.ms)), 0.95));
    const last = found.slice(-3);
    const isSettled = Math.max(...last) / Math.min(...last) < 1.1;
    if (found.length >= WARM_UP.least && isSettled) break;
  }
  console.log(`warm-up, p95 of each window: ${found.map((ms) => ms.toFixed(1)).join(' ')} ms`);
}

async function benchReading(site: CrawlSite, visitors: Visitors): Promise<void> {
  await site.start();
  await site.pause();
  await site.shuffle();
  let pages = 0;
  const pairs = await runPairs(READING, seededRandom(SEED), async (isDuring) => {
    if (!isDuring) return visitors.visit(READING.ms);
    await site.resume();
    await site.awaitPages(2);
    const first = (await site.read())!.done;
    const visits = await visitors.visit(READING.ms);
    pages += (await site.read())!.done - first;
    await site.pause();
    return visits;
  });
  const perSecond = (pages / pairs.length / READING.ms) * 1_000;
  console.log(`crawl: ${perSecond.toFixed(1)} pages/s beside the visitors`);
  if (pages < pairs.length)
    console.log(
      '  The machine is too busy: windows with a crawl read no page, so the ratios say nothing.',
    );
  print('reading pages', pairs);
}

/** The comparisons of all routes. */
async function benchComparing(site: CrawlSite, visitors: Visitors): Promise<void> {
  await site.addUnread();
  const pairs = await runPairs(COMPARING, seededRandom(SEED), async (isDuring) => {
    if (isDuring) await site.queueComparing();
    else await site.awaitComparing();
    return visitors.visit(COMPARING.ms);
  });
  print('comparing routes', pairs);
}

function print(name: string, pairs: readonly { without: Visit[]; during: Visit[] }[]): void {
  const show = (which: string, isShown: (visit: Visit) => boolean) => {
    const times = (visits: readonly Visit[]) => timesOf(visits.filter(isShown));
    const shown = pairs.map(({ without, during }) => ({
      without: times(without),
      during: times(during),
    }));
    printComparison(`${name}, ${which}`, shown, seededRandom(SEED));
  };
  show('all visits', () => true);
  show('pages from the cache', ({ isFirst }) => !isFirst);
  show('pages that are rendered', ({ isFirst }) => isFirst);
}

const timesOf = (visits: readonly Visit[]) => visits.map(({ ms }) => ms);
