import { expect, test } from '@playwright/test';
import { buildPost } from '#tests/builders/post.ts';
import { savePost } from '#src/domains/content/publish-post.server.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { mailTo } from './support/mails.ts';
import { footerForm, untilTakenOver } from './support/newsletter-form.ts';
import { INTERNALS, signInByPost } from './support/outage.ts';
import { onDatabase, openOwnPostgres, queryRows, withDatabase } from './support/own-database.ts';
import { postLead } from './support/submitting.ts';
import { newAddress, postSubscription } from './support/subscribing.ts';

/** What the site does while its PostgreSQL is away, and after it came back. */

const RECOVERS = { timeout: 20_000, intervals: [100] };

/** Gets a page; a server that says nothing for 15 seconds fails the test. */
async function get(site: Site, path: string, headers: Record<string, string> = {}) {
  const signal = AbortSignal.timeout(15_000);
  const answer = await fetch(site.url + path, { redirect: 'manual', headers, signal });
  const text = await answer.text();
  expect(text, `${path} shows internals`).not.toMatch(INTERNALS);
  return { status: answer.status, text, headers: answer.headers };
}

async function readiness(site: Site) {
  const { status, text } = await get(site, '/readyz');
  return { status, ...(JSON.parse(text) as Record<string, boolean>) };
}

async function untilReadyAgain(site: Site) {
  await expect.poll(async () => (await readiness(site)).status, RECOVERS).toBe(200);
}

/** More posts at a moment than the pool has connections. */
const BURST = 24;

/** The statuses of so many leads sent at once, numbered from `first` on. */
async function postLeads(site: Site, first: number): Promise<Set<number>> {
  const answers = await Promise.all(
    Array.from({ length: BURST }, (_, n) => postLead(site.url, first + n)),
  );
  return new Set(answers.map(({ status }) => status));
}

/** The first step of the assessment, as a browser without JavaScript posts it. */
const startWithoutScripts = (site: Site) =>
  fetch(`${site.url}/ai-quotient/assessment`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ act: 'start', company: 'Petrov Pumps', companySize: '51-200' }),
  });

test('a database that stops takes only what needs it, and everything comes back with it', async ({
  page,
}) => {
  await using postgres = await openOwnPostgres();
  const connectionString = await postgres.createDatabase();
  await using site = await startSite({ env: onDatabase(connectionString) });
  const kept = '/insights?category=AI+Enablement';
  expect((await get(site, kept)).status).toBe(200);
  const cookie = await signInByPost(site);
  await page.goto(site.url);
  await postgres.stop();

  // Pages serve their defaults, also those that are not in memory, which another spelling never is.
  for (const path of ['/', '/book-audit', '/%62ook-audit', kept])
    expect((await get(site, path)).status, path).toBe(200);

  const listing = await get(site, '/insights');
  expect(listing.status).toBe(503);
  expect(listing.text).toContain('Error Loading Blog Posts');
  expect(listing.headers.get('cache-control')).toBe('no-store');
  expect(Number(listing.headers.get('retry-after'))).toBeGreaterThan(0);
  const article = await get(site, '/insights/first-ai-use-case');
  expect(article.status).toBe(503);
  expect(article.text).toContain('Error Loading Blog Posts');

  for (const path of ['/sitemap.xml', '/feed.xml', '/feed.json', '/llms.txt', '/insights.md']) {
    const { status, headers } = await get(site, path);
    expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '30']);
  }

  await expect
    .poll(() => readiness(site), RECOVERS)
    .toMatchObject({
      status: 503,
      ready: false,
      database: false,
      queue: false,
      storage: true,
    });

  const address = newAddress();
  const { field, button } = footerForm(page);
  await untilTakenOver(page);
  await field.fill(address);
  await button.click();
  await expect(page.getByRole('alert').getByText('Submission failed')).toBeVisible();
  await expect(field).toHaveValue(address);

  const dashboard = await get(site, '/admin', { cookie });
  expect(dashboard.status).toBeGreaterThanOrEqual(500);
  expect(dashboard.text).toContain('Something went wrong');
  const login = await get(site, '/admin/login');
  expect(login.status).toBe(200);

  await postgres.start();
  await untilReadyAgain(site);
  await button.click();
  await expect(page.getByText('Success!')).toBeVisible();
  expect((await mailTo(site.mailFolder, address)).subject).toContain('Confirm');
  expect((await get(site, '/insights')).status).toBe(200);
  expect((await get(site, '/admin', { cookie })).status).toBe(200);

  // Whoever listens for changes has to listen again.
  const post = buildPost({
    slug: 'after-the-outage',
    title: 'After the outage',
    publishedAt: new Date(),
  });
  await withDatabase(connectionString, (db) => savePost(db, post, new Date()));
  await expect
    .poll(async () => (await get(site, '/insights')).text, { timeout: 5_000, intervals: [50] })
    .toContain('After the outage');
  expect(site.log()).not.toContain(address);
});

test('a failed sign-in during an outage says so and works once the database is back', async ({
  page,
}) => {
  await using postgres = await openOwnPostgres();
  await using site = await startSite({ env: onDatabase(await postgres.createDatabase()) });
  await page.goto(`${site.url}/admin/login`);
  await postgres.stop();
  const signIn = async () => {
    await page.getByLabel('Email').fill(site.admin.email);
    await page.getByLabel('Password', { exact: true }).fill(site.admin.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  await signIn();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(await page.content()).not.toMatch(INTERNALS);

  await postgres.start();
  await untilReadyAgain(site);
  await page.goto(`${site.url}/admin/login`);
  await signIn();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('a listing that was out of date when the database stopped is still served', async () => {
  await using postgres = await openOwnPostgres();
  const connectionString = await postgres.createDatabase();
  await using site = await startSite({ env: onDatabase(connectionString) });
  expect((await get(site, '/insights')).status).toBe(200);
  expect((await get(site, '/')).status).toBe(200);

  // A change makes what is in memory old; '/insights' is not asked for before the database stops.
  const post = buildPost({ slug: 'unseen', title: 'Unseen', publishedAt: new Date() });
  await withDatabase(connectionString, (db) => savePost(db, post, new Date()));
  await expect
    .poll(async () => (await get(site, '/insights?page=1')).text, { timeout: 5_000 })
    .toContain('Unseen');
  await postgres.stop();

  const listing = await get(site, '/insights');
  expect(listing.status).toBe(200);
  expect(listing.text).toContain('Insights');
  expect(listing.text).not.toContain('Error Loading Blog Posts');
});

test('a process that starts before its database serves default pages and becomes ready by itself', async () => {
  await using postgres = await openOwnPostgres(false);
  await using site = await startSite({
    env: onDatabase(postgres.connectionString('postgres')),
    waitUntilReady: false,
  });
  await expect
    .poll(
      () =>
        fetch(site.url).then(
          ({ status }) => status,
          () => 0,
        ),
      RECOVERS,
    )
    .toBe(200);
  expect((await get(site, '/')).text).toContain('From AI pilots');
  expect((await get(site, '/book-audit')).status).toBe(200);
  expect((await get(site, '/healthz')).status).toBe(200);
  expect(await readiness(site)).toMatchObject({ status: 503, database: false, content: false });
  expect((await get(site, '/insights')).status).toBe(503);
  expect((await postSubscription(site.url, newAddress())).status).toBe(503);

  await postgres.start();
  await untilReadyAgain(site);
  expect((await get(site, '/insights')).text).toContain('All Content');
  const address = newAddress();
  expect((await postSubscription(site.url, address)).status).toBe(200);
  await mailTo(site.mailFolder, address);
});

test('a process can be stopped while it waits for its database', async () => {
  await using postgres = await openOwnPostgres(false);
  const site = await startSite({
    env: onDatabase(postgres.connectionString('postgres')),
    waitUntilReady: false,
  });
  await expect
    .poll(
      () =>
        fetch(site.url).then(
          ({ status }) => status,
          () => 0,
        ),
      RECOVERS,
    )
    .toBe(200);
  const began = Date.now();
  await site.stop();
  expect(Date.now() - began).toBeLessThan(10_000);
});

test('a database that hangs holds nobody up for long, and what it was asked meanwhile is not half done', async () => {
  await using postgres = await openOwnPostgres();
  const connectionString = await postgres.createDatabase();
  await using site = await startSite({ env: onDatabase(connectionString) });
  const kept = await get(site, '/insights');
  expect(kept.status).toBe(200);
  // Open connections are the ones that would hang.
  expect((await get(site, '/admin/login')).status).toBe(200);
  postgres.freeze();
  try {
    const answers = await Promise.all([
      get(site, '/'),
      get(site, '/%62ook-audit'),
      get(site, '/insights'),
      get(site, '/insights?page=1'),
      postSubscription(site.url, newAddress()),
      startWithoutScripts(site),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 503, 503, 503]);
    expect(await postLeads(site, 0)).toEqual(new Set([503]));
    expect((await readiness(site)).status).toBe(503);
  } finally {
    postgres.thaw();
  }
  await untilReadyAgain(site);
  // More at once than the pool has connections: none of them may still be held by what failed.
  expect(await postLeads(site, 100)).toEqual(new Set([200]));
  expect((await startWithoutScripts(site)).status).toBe(303);
  const stored = await queryRows<{ count: number }>(
    connectionString,
    `select count(*)::int from leads where fields ->> 'lastName' like 'Number 1__'`,
  );
  expect(stored).toEqual([{ count: BURST }]);
  const address = newAddress();
  expect((await postSubscription(site.url, address)).status).toBe(200);
  await mailTo(site.mailFolder, address);
  const halves = await queryRows(
    connectionString,
    `select id from newsletter_subscribers where status = 'pending' and confirmation_id is null`,
  );
  expect(halves).toEqual([]);
});
