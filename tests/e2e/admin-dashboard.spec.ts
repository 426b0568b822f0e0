import type { Page } from '@playwright/test';
import { contentOfPost } from '#src/domains/content/posts/post-content.ts';
import { buildPost } from '#tests/builders/post.ts';
import { expect, startSite, test } from '#tests/support/server-fixture.ts';
import { waitForHydration } from './support/application.ts';
import { fillLogin, startSession } from './support/admin-session.ts';
import { UNLISTED_POSTS } from './support/content.ts';
import { mailTo } from './support/mails.ts';
import {
  embeddedConnectionString,
  onDatabase,
  openOwnPostgres,
  queryRows,
  withDatabase,
} from './support/own-database.ts';
import { newAddress, postSubscription } from './support/posting.ts';
import { EDITOR, openDocuments, savePost } from '#tests/support/publishing.ts';

/** The stats of the dashboard, the throttle of the login, and that public pages load neither. */

const figure = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** A stat of the dashboard: its total, and its parts by label. */
async function readFigure(page: Page, title: string): Promise<Record<string, number>> {
  const section = figure(page, title);
  const labels = await section.getByRole('term').allTextContents();
  const counts = await section.getByRole('definition').allTextContents();
  const number = (text: string) => Number(text.replaceAll(',', ''));
  const parts = labels.map((label, index): [string, number] => [
    label,
    number(counts[index] ?? ''),
  ]);
  const total = await section.locator('b').first().textContent();
  return { total: number(total ?? ''), ...Object.fromEntries(parts) };
}

test('the dashboard shows current stats and updates them', async ({ page }) => {
  await using site = await startSite();
  const connectionString = embeddedConnectionString(site.dataDir);
  await startSession(page, site);
  await page.goto(`${site.url}/admin`);

  const [stored] = await queryRows<{ all: string; listed: string }>(
    connectionString,
    `select count(*) as all, count(*) filter (where status = 'published' and is_listed) as listed from cms_blog_posts`,
  );
  const posts = await readFigure(page, 'Posts');
  expect(posts).toEqual({
    total: Number(stored?.all),
    'Published and listed': Number(stored?.listed),
    'Published, not listed': UNLISTED_POSTS.length,
    Drafts: 0,
  });
  const nobody = { Confirmed: 0, 'Not confirmed': 0, Unsubscribed: 0 };
  await expect(figure(page, 'Newsletter')).toContainText('No one has subscribed yet.');

  const address = newAddress();
  await postSubscription(site.url, address);
  const mail = await mailTo(site.mailFolder, address);
  await postSubscription(site.url, newAddress());
  await page.reload();
  expect(await readFigure(page, 'Newsletter')).toEqual({
    total: 0,
    ...nobody,
    'Not confirmed': 2,
  });

  const [, token = ''] = mail.confirmPath.split('token=');
  await fetch(`${site.url}/newsletter/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ token }),
  });
  await page.reload();
  expect(await readFigure(page, 'Newsletter')).toEqual({
    total: 1,
    ...nobody,
    Confirmed: 1,
    'Not confirmed': 1,
  });

  const save = (post: Parameters<typeof buildPost>[0]) =>
    withDatabase(connectionString, (db) => savePost(db, buildPost(post), new Date()));
  await save({ slug: 'one-more' });
  await save({ slug: 'one-unlisted', isListed: false });
  await save({ slug: 'one-draft', status: 'draft' });
  await page.reload();
  expect(await readFigure(page, 'Posts')).toEqual({
    total: posts['total']! + 3,
    'Published and listed': posts['Published and listed']! + 1,
    'Published, not listed': UNLISTED_POSTS.length + 1,
    Drafts: 1,
  });
});

test('the dashboard shows the health of the service', async ({ page, site }) => {
  await startSession(page, site);
  await page.goto('/admin');
  const service = figure(page, 'Health');
  for (const part of ['Database', 'Storage', 'Queue'])
    await expect(service).toContainText(`${part}Working`);
  await expect(service).not.toContainText(/Not |Unknown/);
  await expect(service).toContainText(/Database versionPostgreSQL 18/);
});

test(
  'the dashboard lists an untrusted proxy and quarantined leads first',
  { tag: '@full' },
  async ({ page }) => {
    await using site = await startSite();
    await startSession(page, site);
    await page.goto(`${site.url}/admin`);
    const attention = figure(page, 'Needs attention');
    // a first day: neither a CRM nor a mail server
    for (const missing of ['CRM to connect', 'mail server to connect'])
      await expect(attention).toContainText(missing);
    await fetch(`${site.url}/forms/contact`, { headers: { 'X-Forwarded-For': '203.0.113.7' } });
    await fetch(`${site.url}/api/leads/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        firstName: 'Ann',
        lastName: 'Lee',
        email: newAddress(),
        message: 'Two of our reports disagree.',
        referral_note: 'filled in by a program',
      }),
    });
    await expect(async () => {
      await page.reload();
      await expect(attention).toContainText('request through a proxy that is not trusted');
    }).toPass();
    await attention.getByRole('link', { name: 'lead in quarantine' }).click();
    await expect(page).toHaveURL(`${site.url}/admin/leads?state=quarantined`);
    await expect(page.getByRole('row').filter({ hasText: 'Ann Lee' })).toBeVisible();
  },
);

test(
  'after five wrong passwords the right one is throttled too, also after a restart',
  { tag: '@full' },
  async ({ page }) => {
    const env = { RATE_LIMIT_SCALE: '1' };
    await using postgres = await openOwnPostgres();
    const database = onDatabase(await postgres.createDatabase());
    const first = await startSite({ env: { ...env, ...database } });
    await page.goto(`${first.url}/admin/login`);
    for (let n = 0; n < 5; n += 1) {
      await fillLogin(page, first.admin.email, `wrong-password-${n}`);
      await expect(page.getByRole('alert')).toHaveText('Incorrect email or password.');
    }
    await fillLogin(page, first.admin.email, first.admin.password);
    await expect(page.getByRole('alert')).toHaveText(
      /^Too many attempts\. Try again in 1\d minutes\.$/,
    );
    expect(await page.context().cookies()).toEqual([]);
    await first.stop();

    await using second = await startSite({ env: { ...env, ...database } });
    const answer = await fetch(`${second.url}/admin/login`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(second.admin),
    });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.text()).toMatch(/Too many attempts\. Try again in 1\d minutes\./);
  },
);

test('a scheduled page moves to another day by drag, by keys, and not into the past', async ({
  page,
}) => {
  await using site = await startSite();
  const connectionString = embeddedConnectionString(site.dataDir);
  // At noon, the 15th of the next month: every day of its calendar is ahead, and the first rows hold the month before.
  const [day] = await queryRows<{ at: Date; day: string }>(
    connectionString,
    `select (to_char(now() + interval '1 month', 'YYYY-MM-15') || ' 12:00 America/Chicago')::timestamptz as at,
      to_char(now() + interval '1 month', 'YYYY-MM-') as day`,
  );
  await withDatabase(connectionString, async (db) => {
    const documents = openDocuments(db, () => new Date());
    const post = buildPost({ slug: 'webinar', title: 'Webinar', status: 'draft' });
    const { id } = await documents.create('post', contentOfPost(post), EDITOR);
    await documents.change(id, { type: 'schedule', version: 1, at: day!.at }, EDITOR);
  });
  await startSession(page, site);
  await page.goto(`${site.url}/admin?month=${day!.day.slice(0, 7)}`);
  await waitForHydration(page);
  const calendar = figure(page, 'Publishing calendar');
  const cell = (date: string) =>
    calendar.getByRole('cell').filter({ has: page.locator(`time[datetime="${day!.day}${date}"]`) });
  await expect(cell('15')).toContainText('Webinar');
  await cell('15').getByRole('listitem').dragTo(cell('17'));
  await expect(calendar.getByText(/^Moved to .* 12:00 PM/)).toBeVisible();
  await expect(cell('17')).toContainText('Webinar');
  await calendar.getByRole('button', { name: 'Move Webinar to another day' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(cell('25')).toContainText('Webinar');
  await expect(page.getByRole('button', { name: 'Move Webinar to another day' })).toBeFocused();
  const [stored] = await queryRows<{ local: string }>(
    connectionString,
    `select to_char(publish_at at time zone 'America/Chicago', 'YYYY-MM-DD HH24:MI') as local from cms_documents
      where title = 'Webinar'`,
  );
  expect(stored!.local).toBe(`${day!.day}25 12:00`);
  for (let week = 0; week < 9; week += 1) await page.keyboard.press('ArrowUp');
  await expect(calendar.getByText(/ is past\. Choose today or a later day\.$/)).toBeVisible();
});

test('public pages load no admin code, also on client navigation', async ({ page }) => {
  const loaded: string[] = [];
  const styles: Promise<string>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    loaded.push(pathname);
    if (pathname.endsWith('.css')) styles.push(response.text());
  });
  await page.goto('/');
  styles.push(page.content()); // a document may carry its styles itself
  await page.getByRole('contentinfo').getByLabel('Email address').focus(); // wakes the application
  await waitForHydration(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Insights', exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/insights$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Insights' })).toBeVisible();
  expect(loaded.filter((path) => /admin|dashboard|login|sign-?(in|out)/.test(path))).toEqual([]);
  const css = (await Promise.all(styles)).join('\n');
  expect(css.length).toBeGreaterThan(1_000);
  expect(css).not.toMatch(/\.admin-|\.login-|\.share-bar|\.figure-row/);
});
