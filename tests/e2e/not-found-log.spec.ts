import { expect, test } from '@playwright/test';
import { type Site, startSite } from '#tests/support/site.ts';
import {
  onDatabase,
  openOwnPostgres,
  type OwnPostgres,
  queryRows,
} from './support/own-database.ts';
import { getStatus, listMisses } from './support/redirects.ts';

/** The log of requests for paths that do not exist. */

let postgres: OwnPostgres;
let connectionString: string;
let site: Site;

test.beforeAll(async () => {
  postgres = await openOwnPostgres();
  connectionString = await postgres.createDatabase();
  site = await startSite({ env: onDatabase(connectionString) });
});

test.afterAll(async () => {
  await site.stop();
  await postgres[Symbol.asyncDispose]();
});

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
  await getStatus(site, '/wp-login.php');
  await expect
    .poll(() => listMisses(connectionString, '/lost-page'))
    .toEqual([{ hits: 2, referrer: '/services' }]);
  for (const path of ['/insights/lost', '/insights/success-stories/lost']) {
    expect((await getStatus(site, path)).status).toBe(404);
    await expect
      .poll(() => listMisses(connectionString, path))
      .toEqual([{ hits: 1, referrer: null }]);
  }
  const kept = await queryRows(connectionString, `select * from seo_not_found`);
  expect(JSON.stringify(kept)).not.toMatch(/ana@|email|utm_|wp-login/);

  await page.goto(`${site.url}/lost-page`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(async () => (await listMisses(connectionString, '/lost-page'))[0]?.hits)
    .toBe(3);
});

test('writes buffered misses when the server stops', async () => {
  const own = await postgres.createDatabase();
  const other = await startSite({ env: onDatabase(own) });
  await fetch(`${other.url}/last-words`);
  await other.stop();
  expect(await queryRows(own, 'select path, hits from seo_not_found')).toEqual([
    { path: '/last-words', hits: 1 },
  ]);
});

test('returns 404 for an unknown address while the database is down', async () => {
  const own = await openOwnPostgres();
  await using _own = own;
  await using other = await startSite({ env: onDatabase(await own.createDatabase()) });
  await own.stop();
  const answer = await fetch(`${other.url}/nowhere`, { signal: AbortSignal.timeout(15_000) });
  expect(answer.status).toBe(404);
  await own.start();
  await other.waitUntilReady();
  expect((await fetch(`${other.url}/nowhere`)).status).toBe(404);
});
