import type { Page } from '@playwright/test';
import {
  expect,
  ownSite,
  type Site,
  startSite,
  test as base,
} from '#tests/support/server-fixture.ts';
import { expectNoViolations } from './support/accessibility.ts';
import { startSession } from './support/admin-session.ts';
import { postMeasurements } from './support/measuring.ts';
import { openFilledPostgres } from './support/own-database.ts';

/** Which requests to /api/vitals are counted, and what happens during an outage. */

const ANALYTICS = '/admin/analytics';

// An own site, so that its stats contain only these visits.
const test = base.extend<{ site: Site }>({
  site: ownSite(),
});

const view = (path: string) => ({ path });

const row = (page: Page, table: string, path: string) =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: path, exact: true }) });

test('counts a beacon, but no crawlers and no other sites', async ({ page, site }) => {
  await page.goto('/robots.txt'); // of this site, and without scripts that measure too
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/vitals'));
  await page.evaluate(() => {
    const body = JSON.stringify({ views: [{ path: '/contact' }], vitals: [] });
    navigator.sendBeacon('/api/vitals', new Blob([body], { type: 'application/json' }));
  });
  expect((await sent).status()).toBe(204);
  const body = JSON.stringify({ views: [{ path: '/contact' }] });
  const post = (headers: Record<string, string>, text = body) =>
    fetch(`${site.url}/api/vitals`, { method: 'POST', body: text, headers });
  const json = { 'Content-Type': 'application/json' };
  expect((await post({ ...json, Origin: 'https://elsewhere.example' })).status).toBe(204);
  expect((await post({ ...json, 'User-Agent': 'compatible; Googlebot/2.1' })).status).toBe(204);
  expect((await post({ 'Content-Type': 'text/plain;charset=UTF-8' })).status).toBe(204);
  expect((await post({ 'Content-Type': 'text/html' })).status).toBe(415);
  expect((await post(json, '{"views":[{"path":"contact"}]}')).status).toBe(400);
  expect((await post(json, `{"views":"${'x'.repeat(5_000)}"}`)).status).toBe(413);
  expect((await fetch(`${site.url}/api/vitals`)).status).toBe(405);
  await startSession(page, site);
  await page.goto(`${ANALYTICS}?range=7`);
  const contact = row(page, 'Pages, busiest first', '/contact');
  await expect(contact.getByRole('cell').first()).toHaveText('2');
});

test('counts a shared result without its key', async ({ page, site }) => {
  const key = 'q3Jt5VnXoE2mPz8s';
  expect(await postMeasurements(site, { views: [view(`/ai-quotient/shared/${key}`)] })).toBe(204);
  await startSession(page, site);
  await page.goto(`${ANALYTICS}?range=7`);
  await expect(row(page, 'Pages, busiest first', '/ai-quotient/shared/*')).toBeVisible();
  expect(await page.content()).not.toContain(key);
});

test(
  'shows a site without visits, and drops counts during an outage',
  { tag: '@full' },
  async ({ page }) => {
    await using postgres = await openFilledPostgres();
    await using empty = await startSite(postgres.site);
    await startSession(page, empty);
    await page.goto(`${empty.url}${ANALYTICS}`);
    const main = page.getByRole('main');
    await expect(main).toContainText('No views in the last 28 days.');
    await expect(main).toContainText('No measurements in the last 28 days.');
    await expect(main).toContainText('No views or leads in this period.');
    await expect(main).toContainText('No one opened or started the assessment in this period.');
    await expect(page.getByRole('link', { name: 'Export views' })).toHaveCount(0);
    await expectNoViolations(page, 'empty');

    await postgres.stop();
    expect(await postMeasurements(empty, { views: [view('/')] })).toBe(204);
    expect(await postMeasurements(empty, { views: [view('/')] })).toBe(204);
    const warnings = () => empty.log().match(/measurements cannot be stored/g)?.length ?? 0;
    await expect.poll(warnings).toBeGreaterThan(0);
    expect(warnings()).toBe(1);
  },
);
