import type { Page } from '@playwright/test';
import { bucketOf } from '#src/domains/analytics/histogram.ts';
import { addDays, siteDay } from '#src/platform/clock/site-day.ts';
import { oncePerSite } from '#tests/support/file-sites.ts';
import { expect, ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { expectUsable } from './support/accessibility.ts';
import { cookieHeader, fillLogin, startSession } from './support/admin-session.ts';
import { storeRuns } from './support/assessment-runs.ts';
import { postMeasurements, storeCounts } from './support/measuring.ts';
import { CURRENT_QUESTIONNAIRE } from '#content/assessment/index.ts';

/** The stats at /admin/analytics, and their exports. */

const ANALYTICS = '/admin/analytics';
const SECRET_PATH = '/dana.whitfield@ridgeline-mill.com';

// An own site, so that its stats contain only these visits.
const test = base.extend<{ site: Site; seeded: void }>({
  site: ownSite(),
  seeded: [
    async ({ site }, provide) => provide(await seedOnce(site)),
    { scope: 'test', auto: true },
  ],
});

const seedOnce = oncePerSite(seed);

const view = (path: string) => ({ path });

/**
 * Stores 16 views today with vitals of one page, 60 views on earlier days (40 in the last week), a lead and two runs.
 */
async function seed(site: Site) {
  const today = siteDay(new Date());
  const values = [900, 950, 1_000, 1_050, 1_100, 1_150, 1_200, 1_250, 1_300, 4_400];
  const posts = values.map((value) => ({
    views: [view('/services')],
    vitals: [
      { path: '/services', name: 'LCP' as const, value },
      { path: '/services', name: 'CLS' as const, value: 0.3 },
    ],
  }));
  for (const post of posts) expect(await postMeasurements(site, post)).toBe(204);
  const slow = {
    views: [view('/')],
    vitals: [{ path: '/', name: 'INP' as const, value: 250 }],
  };
  for (let visit = 0; visit < 5; visit += 1) expect(await postMeasurements(site, slow)).toBe(204);
  expect(await postMeasurements(site, { views: [view(SECRET_PATH)] })).toBe(204);
  const pages = Array.from({ length: 10 }, (_, index) => `/insights/page-${index}`);
  await storeCounts(
    site,
    [
      { day: addDays(today, -2), path: '/services', views: 40 },
      { day: addDays(today, -9), path: '/services', views: 10 },
      ...pages.map((path) => ({ day: addDays(today, -20), path, views: 1 })),
    ],
    [
      {
        day: addDays(today, -9),
        path: '/services',
        name: 'LCP',
        bucket: bucketOf('LCP', 9_000),
        count: 90,
      },
    ],
  );
  await sendLead(site);
  const { questions } = CURRENT_QUESTIONNAIRE;
  await storeRuns(
    site,
    { values: questions.map(() => 3), hoursAgo: 3 },
    { values: [2, 2], hoursAgo: 24 * 40 },
  );
}

async function sendLead(site: Site) {
  const answer = await fetch(`${site.url}/api/leads/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Dana',
      lastName: 'Whitfield',
      email: 'dana.whitfield@ridgeline-mill.com',
      message: 'Which of our answers should we work on first?',
      consent: '2026-11',
      pageUri: `${site.url}/contact?utm_source=podcast`,
      pageName: 'Contact',
    }),
  });
  expect(answer.status).toBe(200);
}

const part = (page: Page, heading: string) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) });

const row = (page: Page, table: string, path: string) =>
  page
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: path, exact: true }) });

test('shows views, vitals and changes, with unknown paths under one name', async ({
  page,
  site,
}) => {
  await startSession(page, site);
  await page.goto(`${ANALYTICS}?range=7`);
  const days = part(page, 'Views per day');
  await expect(days.getByText('56', { exact: true })).toBeVisible();
  await expect(days.getByText('up 460%')).toBeVisible();
  await expect(page.getByRole('img', { name: '56 views in 7 days' })).toBeVisible();
  await days.getByText('Views per day as a table').click();
  await expect(days.getByRole('row').nth(1)).toHaveText(/, so far160$/);

  const PAGES = 'Pages, busiest first';
  await expect(row(page, PAGES, '/services')).toHaveText(/50\D*89%up 400%$/);
  await expect(row(page, PAGES, '/')).toHaveText(/5\D*9%none before$/);
  await expect(row(page, PAGES, '(not found)')).toHaveText(/1\D*2%none before$/);
  expect(await page.content()).not.toContain('whitfield');

  const VITALS = 'Web Vitals by page, 75th percentile';
  const services = row(page, VITALS, '/services');
  await expect(services.getByRole('cell').nth(0)).toHaveText(/1\.\d\d s 10 samples Good$/);
  await expect(services.getByRole('cell').nth(2)).toHaveText(/0\.\d{3} 10 samples Poor$/);
  await expect(services.getByRole('cell').nth(1)).toHaveText(/^\w+ None$/);
  await expect(row(page, VITALS, '/').getByRole('cell').nth(1)).toHaveText(/Few, 5 samples\s*$/);
  const lcp = part(page, 'Web Vitals in the field').getByRole('listitem').first();
  await expect(lcp).toContainText('Good up to 2.5 s');
  await expect(lcp.getByRole('img')).toHaveAccessibleName(
    'Good 90%, Needs improvement 0%, Poor 10%',
  );
});

test('the range is part of the URL and applies to leads and runs, without scripts', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto(ANALYTICS);
  await fillLogin(page, site.admin.email, site.admin.password);
  await expect(page).toHaveURL(ANALYTICS);
  const days = part(page, 'Views per day');
  await expect(days.getByText('76', { exact: true })).toBeVisible();
  await expect(days.getByText('none before')).toBeVisible();
  await expect(page.getByText('Central Time (America/Chicago)')).toBeVisible();
  const range = page.getByRole('navigation', { name: 'Range' });
  await expect(range.getByRole('link', { name: '28 days' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const runs = part(page, 'From view to assessment').getByRole('listitem');
  await expect(runs.nth(1)).toContainText('Started1');
  const contact = row(page, 'Leads by form', 'Contact /contact');
  await expect(contact).toContainText(/1 lead.*Delivered 0/);

  await range.getByRole('link', { name: '90 days' }).click();
  await expect(page).toHaveURL(`${ANALYTICS}?range=90`);
  await expect(runs.nth(1)).toContainText('Started2');
  await expect(runs.nth(2)).toContainText(/Complete150% of started/);
  await page.goto(`${ANALYTICS}?page=99`);
  await expect(page).toHaveURL(`${ANALYTICS}?page=2`);
  const pages = part(page, 'Busiest pages');
  await expect(pages).toContainText('13 pages, busiest first, part 2 of 2');
  await expect(pages.getByRole('rowheader').first()).toHaveText('/insights/page-7');
  await pages.getByRole('link', { name: 'Page 1' }).click();
  await expect(page).toHaveURL(`${ANALYTICS}#pages`);
  await contact.getByRole('link').click();
  await expect(page).toHaveURL('/admin/leads?form=contact');
  await page.goBack();
  const podcast = row(page, 'Leads by source', 'podcast');
  await expect(podcast).toContainText(/1 lead.*100%.*Delivered 0/);
  await podcast.getByRole('link').click();
  await expect(page).toHaveURL('/admin/leads?source=podcast');
  await expect(page.getByRole('link', { name: /Dana Whitfield/ })).toBeVisible();
  await context.close();
});

test('exports views and vitals as CSV, only when signed in', async ({ page, site }) => {
  await startSession(page, site);
  await page.goto(`${ANALYTICS}?range=7`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export views' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^cadron-views-7-days-\d{4}-\d\d-\d\d\.csv$/);
  const headers = { cookie: await cookieHeader(page) };
  const today = siteDay(new Date());
  const views = await fetch(`${site.url}${ANALYTICS}/views.csv?range=7`, { headers });
  expect(views.headers.get('cache-control')).toBe('private, no-store');
  expect((await views.text()).split('\r\n').slice(1)).toEqual([
    `"${addDays(today, -2)}","/services","40"`,
    `"${today}","(not found)","1"`,
    `"${today}","/","5"`,
    `"${today}","/services","10"`,
    '',
  ]);
  const vitals = await fetch(`${site.url}${ANALYTICS}/vitals.csv?range=7`, { headers });
  const lines = (await vitals.text()).split('\r\n');
  expect(lines).toContainEqual(
    expect.stringMatching(/^"\(site\)","LCP","1\d{3}","ms","good","10","9","0","1"$/),
  );
  expect(lines).toContainEqual(
    expect.stringMatching(/^"\/services","CLS","0\.\d{3}","","poor","10","0","0","10"$/),
  );
  expect(lines).toContainEqual('"/","INP","","ms","few samples","5","0","5","0"');
  for (const file of ['views.csv', 'vitals.csv']) {
    const stranger = await fetch(`${site.url}${ANALYTICS}/${file}`, { redirect: 'manual' });
    expect(stranger.status).toBe(302);
  }
});

test(
  'stats pass axe, fit the screen and have large targets for every range',
  { tag: '@full' },
  async ({ page, site }) => {
    await startSession(page, site);
    for (const path of [ANALYTICS, `${ANALYTICS}?range=7`, `${ANALYTICS}?range=90&page=2`]) {
      await page.goto(path);
      await page.getByText('Views per day as a table').click();
      await expectUsable(page, path);
    }
  },
);
