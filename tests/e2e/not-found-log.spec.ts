import { expect, type Site, startSite, test } from '#tests/support/server-fixture.ts';
import { embeddedConnectionString, openFilledPostgres, queryRows } from './support/own-database.ts';
import { getStatus, listMisses } from './support/redirects.ts';

/** The log of requests for paths that do not exist. */

let connectionString: string;
let site: Site;

test.beforeAll(async () => {
  site = await startSite();
  connectionString = embeddedConnectionString(site.dataDir);
});

test.afterAll(() => site.stop());

test('logs a miss once per visit, without its query', async ({ page }) => {
  const referer = { Referer: `${site.url}/services?email=ana@x.example` };
  expect(
    await getStatus(site, '/Lost-Page?email=ana@x.example', { headers: referer }),
  ).toMatchObject({
    status: 404,
    cacheControl: 'no-store',
  });
  await getStatus(site, '/lost-page?utm_source=talk');
  await getStatus(site, '/lost-page', { method: 'HEAD' });
  const others = ['/insights/lost', '/insights/success-stories/lost'];
  for (const path of others) expect((await getStatus(site, path)).status).toBe(404);
  await expect
    .poll(() => listMisses(connectionString, '/lost-page'))
    .toEqual([{ hits: 2, referrers: ['/services'] }]);
  for (const path of others)
    await expect
      .poll(() => listMisses(connectionString, path))
      .toEqual([{ hits: 1, referrers: [] }]);
  const kept = await queryRows(connectionString, `select * from seo_not_found`);
  expect(JSON.stringify(kept)).not.toMatch(/ana@|email|utm_/);

  await page.goto(`${site.url}/lost-page`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(async () => (await listMisses(connectionString, '/lost-page'))[0]?.hits)
    .toBe(3);
});

test('returns 404 while the database is down, and writes buffered misses when the server stops', async () => {
  await using postgres = await openFilledPostgres();
  await using other = await startSite(postgres.site);
  await postgres.stop();
  const answer = await fetch(`${other.url}/nowhere`, { signal: AbortSignal.timeout(15_000) });
  expect(answer.status).toBe(404);
  await postgres.start();
  await other.waitUntilReady();
  expect((await fetch(`${other.url}/nowhere`)).status).toBe(404);

  await fetch(`${other.url}/last-words`);
  await other.stop();
  expect(
    await queryRows(
      postgres.filled,
      `select path, hits from seo_not_found where path = '/last-words'`,
    ),
  ).toEqual([{ path: '/last-words', hits: 1 }]);
});
