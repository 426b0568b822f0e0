import { buildPost } from '#tests/builders/post.ts';
import { expect, startSite, test } from '#tests/support/server-fixture.ts';
import { waitForHydration } from './support/application.ts';
import { pathOfPost, POSTS } from './support/content.ts';
import { mailTo } from './support/mails.ts';
import { footerForm } from './support/newsletter-form.ts';
import {
  getPage,
  getReadiness,
  INTERNALS,
  RECOVERS,
  signInByPost,
  untilReadyAgain,
} from './support/outage.ts';
import {
  onDatabase,
  openFilledPostgres,
  openOwnPostgres,
  withDatabase,
} from './support/own-database.ts';
import { newAddress, postSubscription } from './support/posting.ts';
import { savePost } from '#tests/support/publishing.ts';

test('without a database only what needs it fails, and everything recovers', async ({ page }) => {
  await using postgres = await openFilledPostgres();
  await using site = await startSite(postgres.site);
  const kept = '/insights?category=AI+Enablement';
  expect((await getPage(site, kept)).status).toBe(200);
  const cookie = await signInByPost(site);
  await page.goto(site.url);
  await postgres.stop();

  // Pages serve their defaults, also for spellings that are never cached.
  for (const path of ['/', '/book-audit', '/%62ook-audit', kept])
    expect((await getPage(site, path)).status, path).toBe(200);

  const listing = await getPage(site, '/insights');
  expect(listing.status).toBe(503);
  expect(listing.text).toContain('Error Loading Blog Posts');
  expect(listing.headers.get('cache-control')).toBe('no-store');
  expect(Number(listing.headers.get('retry-after'))).toBeGreaterThan(0);
  const article = await getPage(site, pathOfPost(POSTS[0]!));
  expect(article.status).toBe(503);
  expect(article.text).toContain('Error Loading Blog Posts');

  for (const path of ['/sitemap.xml', '/feed.xml', '/feed.json', '/llms.txt', '/insights.md']) {
    const { status, headers } = await getPage(site, path);
    expect([path, status, headers.get('retry-after')]).toEqual([path, 503, '30']);
  }

  await expect
    .poll(() => getReadiness(site), RECOVERS)
    .toMatchObject({
      status: 503,
      ready: false,
      database: false,
      queue: false,
      storage: true,
    });

  const address = newAddress();
  const { field, button } = footerForm(page);
  await waitForHydration(page);
  await field.fill(address);
  await button.click();
  await expect(page.getByRole('alert').getByText('Submission failed')).toBeVisible();
  await expect(field).toHaveValue(address);

  const dashboard = await getPage(site, '/admin', { cookie });
  expect(dashboard.status).toBe(503);
  expect(dashboard.text).toContain('Something went wrong');
  const login = await getPage(site, '/admin/login');
  expect(login.status).toBe(200);

  await postgres.start();
  await untilReadyAgain(site);
  await button.click();
  await expect(page.getByText('Success!')).toBeVisible();
  expect((await mailTo(site.mailFolder, address)).subject).toContain('Confirm');
  expect((await getPage(site, '/insights')).status).toBe(200);
  expect((await getPage(site, '/admin', { cookie })).status).toBe(200);

  // The listener for changes has to reconnect.
  const post = buildPost({
    slug: 'after-the-outage',
    title: 'After the outage',
    publishedAt: new Date(),
  });
  await withDatabase(postgres.filled, (db) => savePost(db, post, new Date()));
  await expect
    .poll(async () => (await getPage(site, '/insights')).text, RECOVERS)
    .toContain('After the outage');
  expect(site.log()).not.toContain(address);
});

test(
  'a sign-in fails with a message during an outage and works afterwards',
  { tag: '@full' },
  async ({ page }) => {
    await using postgres = await openFilledPostgres();
    await using site = await startSite(postgres.site);
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
  },
);

test('serves a stale listing when the database has stopped', async () => {
  await using postgres = await openFilledPostgres();
  await using site = await startSite(postgres.site);
  expect((await getPage(site, '/insights')).status).toBe(200);
  expect((await getPage(site, '/')).status).toBe(200);

  // A change makes cached documents stale; '/insights' is not requested before the database stops.
  const post = buildPost({ slug: 'unseen', title: 'Unseen', publishedAt: new Date() });
  await withDatabase(postgres.filled, (db) => savePost(db, post, new Date()));
  await expect
    .poll(async () => (await getPage(site, '/insights?page=1')).text, RECOVERS)
    .toContain('Unseen');
  await postgres.stop();

  const listing = await getPage(site, '/insights');
  expect(listing.status).toBe(200);
  expect(listing.text).toContain('Insights');
  expect(listing.text).not.toContain('Error Loading Blog Posts');
});

test(
  'a process that starts before its database serves default pages and becomes ready',
  { tag: '@full' },
  async () => {
    await using postgres = await openOwnPostgres({ isRunning: false });
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
    expect((await getPage(site, '/')).text).toContain('From AI pilots');
    expect((await getPage(site, '/book-audit')).status).toBe(200);
    expect((await getPage(site, '/healthz')).status).toBe(200);
    expect(await getReadiness(site)).toMatchObject({
      status: 503,
      database: false,
      content: false,
    });
    expect((await getPage(site, '/insights')).status).toBe(503);
    expect((await postSubscription(site.url, newAddress())).status).toBe(503);

    await postgres.start();
    await untilReadyAgain(site);
    expect((await getPage(site, '/insights')).text).toContain('All Content');
    const address = newAddress();
    expect((await postSubscription(site.url, address)).status).toBe(200);
    await mailTo(site.mailFolder, address);
  },
);

test('a process that waits for its database can be stopped', { tag: '@full' }, async () => {
  await using postgres = await openOwnPostgres({ isRunning: false });
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
  await site.stop(); // throws when SIGTERM alone does not end it
});
