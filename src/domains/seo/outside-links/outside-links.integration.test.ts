import { afterEach, afterAll, beforeAll, expect, test } from 'vitest';
import { createFixtureCrawl } from '#tests/builders/seo-checks/fixture-crawl.ts';
import type { FixturePage } from '#tests/builders/seo-checks/fixture-page.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { type ProbeLink, problemOf } from './probe-port.ts';

let fixture: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  fixture = await createTestDatabase();
});
afterAll(() => fixture?.drop());
afterEach(() =>
  query(
    'truncate seo_routes, seo_crawls, seo_findings, seo_outside_links, seo_outside_runs cascade',
  ),
);

const query = async (sql: string) => (await fixture.database.pool.query(sql)).rows;
const START = new Date('2026-11-23T12:00:00Z');
const linksTo = (hrefs: readonly string[]): FixturePage => ({
  body: hrefs.map((href) => `<a href="${href}">Elsewhere</a>`).join(''),
});

/** A site that was crawled, and the requests that its links get. */
async function openSite(pages: Record<string, FixturePage>, probe: ProbeLink) {
  const asked: string[] = [];
  const site = createFixtureCrawl(fixture.database.db, () => pages, {
    probe: (href) => {
      asked.push(href);
      return probe(href);
    },
  });
  await site.crawl.start(null);
  await site.continueCrawl();
  site.queued.length = 0;
  return { ...site, ...site.outside, asked };
}

test('requests each link once, and lists the broken ones by page', async () => {
  const [gone, fine] = ['https://a.example/gone', 'https://b.example/'];
  const pages = { '/': {}, '/a': linksTo([gone, fine]), '/b': linksTo([gone]) };
  const site = await openSite(pages, async (href) => ({ status: href === gone ? 404 : 200 }));
  expect(await site.outsideLinks.progress()).toBeUndefined();
  expect(await site.outsideLinks.start('Kim')).toBe(true);
  expect(await site.outsideLinks.start('Ana')).toBe(false);
  expect(site.queued).toEqual(['check-outside-links']);
  await site.continueRun();
  expect(site.asked.toSorted()).toEqual([gone, fine]);
  expect(await site.outsideLinks.progress()).toEqual({
    startedAt: START,
    startedBy: 'Kim',
    finishedAt: START,
    total: 2,
    done: 2,
    isCutOff: false,
  });
  const found = await query(`select path, message from seo_findings
    where "check" = 'broken-outside-link' order by path`);
  const message = `“Elsewhere” leads to ${gone}, which responds with status 404.`;
  expect(found).toEqual([
    { path: '/a', message },
    { path: '/b', message },
  ]);
});

test('has one request at a time to a host, and several hosts at once', async () => {
  const open = new Map<string, number>();
  let mostOfHost = 0;
  let mostHosts = 0;
  const hrefs = ['a', 'b', 'c'].flatMap((host) =>
    [1, 2, 3].map((nth) => `https://${host}.example/${nth}`),
  );
  const site = await openSite({ '/': {}, '/a': linksTo(hrefs) }, async (href) => {
    const { host } = new URL(href);
    open.set(host, (open.get(host) ?? 0) + 1);
    mostOfHost = Math.max(mostOfHost, open.get(host) ?? 0);
    mostHosts = Math.max(mostHosts, [...open.values()].filter((count) => count > 0).length);
    await fixture.database.pool.query('select 1');
    open.set(host, (open.get(host) ?? 0) - 1);
    return { status: 200 };
  });
  await site.outsideLinks.start('Kim');
  await site.continueRun();
  expect(site.asked).toHaveLength(9);
  expect({ mostOfHost, mostHosts }).toEqual({ mostOfHost: 1, mostHosts: 3 });
});

test('requests at most 200 links; the next run begins with the others', async () => {
  const of = (page: string) =>
    linksTo(Array.from({ length: 105 }, (_, nth) => `https://${page}.example/${nth}`));
  const site = await openSite({ '/': {}, '/a': of('a'), '/b': of('b') }, async () => ({
    status: 200,
  }));
  await site.outsideLinks.start('Kim');
  await site.continueRun();
  expect(site.asked).toHaveLength(200);
  await site.outsideLinks.start('Kim');
  await site.continueRun();
  expect(new Set(site.asked).size).toBe(210);
});

test('continues in another job, also after its worker was killed', async () => {
  const pages = { '/': {}, '/a': linksTo(['https://a.example/', 'https://b.example/']) };
  const hanging = await openSite(pages, () => new Promise(() => undefined));
  const paused = createFixtureCrawl(fixture.database.db, () => pages, { segmentMs: -1 });
  await paused.outside.outsideLinks.start('Kim');
  await paused.outside.continueRun();
  expect(paused.queued).toEqual(['check-outside-links', 'check-outside-links']);

  void hanging.continueRun();
  await expect.poll(() => hanging.asked).toHaveLength(2);
  let now = START;
  const other = createFixtureCrawl(fixture.database.db, () => pages, { clock: () => now });
  await other.outside.continueRun();
  expect(await other.outside.outsideLinks.progress()).toMatchObject({ total: 2, done: 0 });
  now = new Date(START.getTime() + 31_000);
  await other.outside.sweep();
  await other.outside.continueRun();
  expect(await other.outside.outsideLinks.progress()).toMatchObject({ done: 2, finishedAt: now });
});

test('reports a server without a way out instead of broken links, and checks all of them later', async () => {
  const hrefs = ['a', 'b', 'c'].map((host) => `https://${host}.example/`);
  let isCutOff = true;
  const site = await openSite({ '/': {}, '/a': linksTo(hrefs) }, async () =>
    isCutOff ? { problem: 'cannot be reached (ENOTFOUND)', isUnreached: true } : { status: 404 },
  );
  const broken = () => query(`select from seo_findings where "check" = 'broken-outside-link'`);
  await site.outsideLinks.start('Kim');
  await site.continueRun();
  expect(await site.outsideLinks.progress()).toMatchObject({ finishedAt: START, isCutOff: true });
  expect(await broken()).toEqual([]);
  isCutOff = false;
  await site.outsideLinks.start('Kim');
  await site.continueRun();
  expect(await site.outsideLinks.progress()).toMatchObject({ total: 3, done: 3, isCutOff: false });
  expect(await broken()).toHaveLength(3);
});

test('lists links to hosts that cannot be reached once another one can', async () => {
  const [gone, fine] = ['https://a.example/', 'https://b.example/'];
  const site = await openSite({ '/': {}, '/a': linksTo([gone, fine]) }, async (href) =>
    href === gone
      ? { problem: 'cannot be reached (ENOTFOUND)', isUnreached: true }
      : { status: 200 },
  );
  await site.outsideLinks.start('Kim');
  await site.continueRun();
  expect(await site.outsideLinks.progress()).toMatchObject({ done: 2, isCutOff: false });
  expect(await query('select href from seo_outside_links where problem is not null')).toEqual([
    { href: gone },
  ]);
});

test('does not request many hosts in vain', async () => {
  const hrefs = Array.from({ length: 40 }, (_, nth) => `https://host-${nth}.example/`);
  const site = await openSite({ '/': {}, '/a': linksTo(hrefs) }, async () => ({
    problem: null,
    isUnreached: true,
  }));
  await site.outsideLinks.start('Kim');
  await site.continueRun();
  // Eight hosts, and what was asked at the same time.
  expect(site.asked.length).toBeLessThanOrEqual(11);
  expect(await site.outsideLinks.progress()).toMatchObject({ isCutOff: true, done: 0 });
});

test('does not call a link broken where a server only refuses programs', () => {
  expect([200, 403, 429, 999].map((status) => problemOf({ status }))).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(problemOf({ status: 410 })).toBe('responds with status 410');
  expect(problemOf({ problem: 'cannot be reached (ENOTFOUND)' })).toMatch(/ENOTFOUND/);
});
