import type { AnalyticsReader } from '#src/domains/analytics/analytics-reader.server.ts';
import { lastDays } from '#src/domains/analytics/period.ts';
import { VITAL_THRESHOLDS } from '#src/domains/analytics/web-vitals.ts';
import { PAGE_RULES } from '#src/domains/checks/run-checks.ts';
import { afterImports } from '#src/domains/imports/work-on-import.server.ts';
import type { SlowVital } from '#src/domains/seo/findings/checked-site.ts';
import { checkSite, createReadingCheck } from '#src/domains/seo/findings/check-site.server.ts';
import { createSiteFindings } from '#src/domains/seo/findings/site-findings.server.ts';
import {
  compareRoutes,
  crawlPages,
  readChangedRoutes,
  startCrawl,
} from '#src/domains/seo/crawl/crawl.job.ts';
import { createCrawlWork, type CrawlWork } from '#src/domains/seo/crawl/crawl-work.server.ts';
import { paceOf } from '#src/domains/seo/crawl/pace.ts';
import { createSiteCrawl } from '#src/domains/seo/crawl/site-crawl.server.ts';
import { checkOutsideLinks } from '#src/domains/seo/outside-links/outside-links.job.ts';
import { createOutsideLinks } from '#src/domains/seo/outside-links/outside-links.server.ts';
import { identityOf } from '#src/domains/seo/site-settings/site-settings.ts';
import type { SiteSettingsStore } from '#src/domains/seo/site-settings/site-settings.server.ts';
import { createPageFetch } from '#src/integrations/crawl/fetch-page.server.ts';
import { createLinkProbe } from '#src/integrations/crawl/probe-link.server.ts';
import type { Clock } from '#src/platform/clock/clock.ts';
import type { Config } from '#src/platform/config/config.server.ts';
import { siteEnvironment } from '#src/platform/http/site-environment.ts';
import { handles } from '#src/platform/jobs/job.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { Logger } from '#src/platform/logging/logger.server.ts';
import { readRoutes, type PathSources } from './content-paths.server.ts';
import { listingMetadata, storyListMetadata } from '#content/insights-metadata.ts';
import { PAGE_TEMPLATES } from '#content/page-templates/index.ts';
import { DEFAULT_PAGES } from '#content/pages/index.ts';
import { createOwnMetadata } from '#src/domains/content/own-metadata.server.ts';
import { createBulkEdits } from '#src/domains/seo/bulk/bulk-edits.server.ts';
import { createRouteList } from '#src/domains/seo/routes/route-list.server.ts';
import { INSIGHTS_PATH, STORIES_PATH } from '#src/domains/site-map/paths.ts';
import { readTitle } from './checks.server.ts';
import type { Parts } from './parts.ts';

interface CrawlDeps extends RoutesDeps {
  config: Config;
  log: Logger;
  queue: JobQueue;
  siteSettings: Pick<SiteSettingsStore, 'read' | 'latest'>;
  analyticsFigures: AnalyticsReader;
  /** does what is heavy elsewhere; undefined for doing it here */
  heavy: CrawlWork | undefined;
}

/** How long a change may wait until its route is read again. */
const SWEEP_MS = 10_000;
const VITALS_DAYS = 28;

/** Wires the crawl of the site to its addresses, the checks to what the company says of itself, and the table of routes. */
export function wireCrawl(deps: CrawlDeps) {
  const { config, db, queue, siteSettings, analyticsFigures, clock, log, ...sources } = deps;
  let served: string | undefined;
  const origin = () => served ?? config.SITE_URL;
  const trustedProxies = config.TRUST_PROXY;
  const facts = {
    origin: new URL(config.SITE_URL).origin,
    isProduction: siteEnvironment(config.SITE_URL, config.SITE_ENV) === 'production',
  };
  const fetchPage = createPageFetch({ origin, trustedProxies });
  const checks = {
    db,
    clock,
    checks: PAGE_RULES,
    pace: paceOf(config.CRAWL_REST_MS),
    rules: async () => ({ ...facts, identity: identityOf(await siteSettings.read()) }),
    slowVitals: () => findSlowVitals(analyticsFigures, clock),
  };
  const own = createCrawlWork({
    ...checks,
    log,
    siteUrl: facts.origin,
    fetchPage,
    listRoutes: () => readRoutes(sources),
    checkReading: createReadingCheck(checks),
    checkSite: () => checkSite(checks),
  });
  const work = deps.heavy ?? own;
  const site = createSiteCrawl({ db, clock, queue, work });
  const outside = createOutsideLinks({
    db,
    clock,
    queue,
    probe: createLinkProbe(),
    checkSite: work.compare,
  });
  return {
    services: {
      fetchPage,
      siteCrawl: site.crawl,
      siteFindings: createSiteFindings({ db, clock }),
      ...wireRoutes(deps),
      outsideLinks: outside.outsideLinks,
    },
    jobs: [
      handles(startCrawl, async () => void (await site.crawl.start(null))),
      handles(crawlPages, site.continueCrawl),
      handles(readChangedRoutes, site.readChanged),
      handles(compareRoutes, site.compare),
      handles(checkOutsideLinks, outside.continueRun),
    ],
    schedules: [
      {
        everyMs: SWEEP_MS,
        run: afterImports(deps, site.sweep),
        failure: 'changed routes could not be read again',
      },
      {
        everyMs: SWEEP_MS,
        run: outside.sweep,
        failure: 'links to other sites could not be checked',
      },
    ],
    /** for the thread that calls it */
    work: own,
    /** Reads this process from now on, instead of the public address. */
    servesAt(address: string) {
      served = address;
    },
    /** Where pages are read. */
    servedAt: origin,
    /** Ends running jobs after the page that they read. */
    halt() {
      own.halt();
      outside.halt();
    },
  };
}

/** Pages of which enough visitors measured a vital that is not good. */
async function findSlowVitals(
  { allVitals }: Pick<AnalyticsReader, 'allVitals'>,
  clock: Clock,
): Promise<SlowVital[]> {
  const slow: SlowVital[] = [];
  for await (const some of allVitals(lastDays(VITALS_DAYS, clock())))
    for (const { path, vitals } of some)
      for (const { name, p75, rating } of vitals)
        if (path.startsWith('/') && p75 !== undefined && rating !== 'good')
          slow.push({
            path,
            name,
            value: spelled(name, p75),
            limit: spelled(name, VITAL_THRESHOLDS[name].good),
          });
  return slow;
}

const spelled = (name: string, value: number) =>
  name === 'CLS' ? value.toFixed(2) : `${Math.round(value).toLocaleString('en-US')} ms`;

interface RoutesDeps
  extends
    PathSources,
    Pick<Parts, 'db' | 'overrides' | 'documentLookups' | 'postTemplates' | 'clock'> {
  stories: Parts['stories'];
  config: Pick<Config, 'SITE_URL'>;
  siteSettings: Pick<SiteSettingsStore, 'read' | 'latest'>;
}

/** Wires the table of routes to what is public, and what its pages say of themselves. */
function wireRoutes({
  config,
  db,
  overrides,
  siteSettings,
  documentLookups,
  postTemplates,
  clock,
  ...sources
}: RoutesDeps) {
  const ownMetadata = createOwnMetadata({
    db,
    defaults: DEFAULT_PAGES,
    stories: sources.stories,
    listings: () => [
      [INSIGHTS_PATH, listingMetadata(siteSettings.latest())],
      [STORIES_PATH, storyListMetadata()],
    ],
    readTitle: () => readTitle(siteSettings),
    templates: {
      lookups: documentLookups,
      postTemplates,
      pageTemplates: new Map(
        PAGE_TEMPLATES.map(({ id, title, seo }) => [id, { title, searchTitle: seo.title }]),
      ),
    },
  });
  return {
    routeList: createRouteList({ db, listRoutes: () => readRoutes(sources) }),
    ownMetadata,
    bulkEdits: createBulkEdits({
      db,
      overrides,
      ownMetadata,
      siteUrl: config.SITE_URL,
      listPaths: async () => (await readRoutes(sources)).map(({ path }) => path),
      clock,
    }),
  };
}
