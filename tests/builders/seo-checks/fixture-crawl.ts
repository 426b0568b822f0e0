import { PAGE_RULES } from '#src/domains/checks/run-checks.ts';
import { checkSite, createReadingCheck } from '#src/domains/seo/findings/check-site.server.ts';
import { createSiteFindings } from '#src/domains/seo/findings/site-findings.server.ts';
import { createOutsideLinks } from '#src/domains/seo/outside-links/outside-links.server.ts';
import type { ProbeLink } from '#src/domains/seo/outside-links/probe-port.ts';
import { paceOf } from '#src/domains/seo/crawl/pace.ts';
import { createCrawlWork } from '#src/domains/seo/crawl/crawl-work.server.ts';
import { createSiteCrawl } from '#src/domains/seo/crawl/site-crawl.server.ts';
import type { FetchPage } from '#src/domains/seo/crawl/page-fetch-port.ts';
import { silentLogger } from '#src/platform/logging/logger.server.ts';
import type { JobQueue } from '#src/platform/jobs/job-queue.server.ts';
import type { Database } from '#src/platform/db/database.server.ts';
import { SITE } from '#tests/builders/site-identity.ts';
import { FIXTURE_ORIGIN, fixtureHtml, type FixturePage } from './fixture-page.ts';

export type FixtureSite = Readonly<Record<string, FixturePage>>;

/** Serves fixtures without a network. The home page links to all that are linked. */
export const serveFixtures =
  (pages: () => FixtureSite): FetchPage =>
  async (path) => {
    const site = pages();
    const all = Object.entries(site);
    if (path === '/sitemap.xml')
      return text(
        all
          .filter(([, { isInSitemap = true }]) => isInSitemap)
          .map(([each]) => `<loc>${FIXTURE_ORIGIN}${each}</loc>`)
          .join(''),
      );
    if (path === '/a.png') return text('');
    const page = site[path];
    const links = all
      .filter(([, { isLinked = true, status = 200 }]) => isLinked && status === 200)
      .map(([each]) => `<a href="${each}">${each}</a>`)
      .join('');
    const home = path === '/' ? { ...page, body: links } : page;
    return text(
      home ? fixtureHtml(path, home) : '',
      page ? (page.status ?? 200) : 404,
      page?.headers,
    );
  };

const text = (body: string, status = 200, headers: Record<string, string> = {}) => ({
  status,
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...headers }),
  body,
  sentBytes: Number(headers['x-sent-bytes'] ?? body.length),
});

/** A crawl of fixtures, whose jobs run at once. */
export function createFixtureCrawl(
  db: Database['db'],
  pages: () => FixtureSite,
  more: { probe?: ProbeLink; fetchPage?: FetchPage; clock?: () => Date; segmentMs?: number } = {},
) {
  const { clock = () => new Date('2026-11-23T12:00:00Z'), segmentMs } = more;
  const checks = {
    db,
    clock,
    checks: PAGE_RULES,
    pace: paceOf(0),
    rules: async () => ({
      identity: SITE,
      origin: FIXTURE_ORIGIN,
      isProduction: true,
    }),
    slowVitals: async () => [
      { path: '/target', name: 'LCP', value: '4,100 ms', limit: '2,500 ms' },
    ],
  };
  const queued: string[] = [];
  const queue: Pick<JobQueue, 'isReady' | 'send'> = {
    isReady: () => true,
    send: async ({ name }) => {
      queued.push(name);
      return name;
    },
  };
  const outside = createOutsideLinks({
    db,
    clock,
    queue,
    probe: more.probe ?? (async () => ({ status: 404 })),
    checkSite: () => checkSite(checks),
    restMs: 0,
    ...(segmentMs !== undefined && { segmentMs }),
  });
  const work = createCrawlWork({
    db,
    clock,
    log: silentLogger,
    siteUrl: FIXTURE_ORIGIN,
    fetchPage: more.fetchPage ?? serveFixtures(pages),
    listRoutes: async () => Object.keys(pages()).map((path) => ({ path, kind: 'page' as const })),
    checkReading: createReadingCheck(checks),
    checkSite: () => checkSite(checks),
    pace: paceOf(0),
    ...(segmentMs !== undefined && { segmentMs }),
  });
  const jobs = createSiteCrawl({ db, clock, queue, work });
  return { ...jobs, halt: work.halt, outside, queued, findings: createSiteFindings({ db, clock }) };
}
