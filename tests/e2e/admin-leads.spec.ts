import { expect, ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { expectUsable } from './support/accessibility.ts';
import { cookieHeader, fillLogin, startSession } from './support/admin-session.ts';
import { leadRow, resultNotice, openFilter, searchLeads } from './support/admin-leads.ts';
import { newReaderAddress, postSubscription, sendLead, sendSpam } from './support/posting.ts';
import { countMails } from './support/mails.ts';

/** Reading and managing leads at /admin/leads. No CRM is configured, so leads wait. */

// An own site, because six leads from one network in ten minutes would be noted on each lead.
const test = base.extend<{ site: Site }>({
  site: ownSite(),
});

const RELEASED =
  '1 lead was released. 1 lead waits until its CRM form is configured, and is then delivered.';

test('finds, filters and shows a new lead', { tag: '@phone-full' }, async ({ page, site }) => {
  const lead = await sendLead(site);
  await startSession(page, site);
  await page.goto('/admin/leads');
  await searchLeads(page, lead.email.toUpperCase());
  await expect(page.getByText('1 lead, newest first')).toBeVisible();
  const row = leadRow(page, lead);
  await expect(row).toContainText('Ridgeline Mill');
  await expect(row).toContainText('spring-mail');
  await expect(row).toContainText(/Waiting|Not configured/);
  await expect(row.getByRole('time')).toHaveAttribute('title', /C[SD]T$/);

  await openFilter(page);
  await page.getByLabel('Form', { exact: true }).selectOption('Newsletter (0)');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByText('No lead matches these filters.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all leads' }).click();
  await page.getByRole('link', { name: lead.name }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lead.name);
  const main = page.getByRole('main');
  await expect(main).toContainText('=1+1 is what our pipeline report says.');
  await expect(main).toContainText('Version 2026-11');
  await expect(main).toContainText('By sending this form you agree');
  await expect(main).toContainText('/b2b');
  await expect(main.getByRole('listitem').filter({ hasText: 'Received' })).toBeVisible();
});

test('a quarantined lead shows its reason and can be released', async ({ page, site }) => {
  const spam = await sendSpam(site);
  await startSession(page, site);
  await page.goto('/admin/leads?state=quarantined');
  await leadRow(page, spam).getByRole('link').click();
  await expect(page.getByText('A hidden field was filled in')).toBeVisible();
  await page.getByRole('button', { name: 'Release' }).click();
  await expect(resultNotice(page)).toHaveText(RELEASED);
  const main = page.getByRole('main');
  await expect(main.getByText(/^(Waiting|Not configured)$/).first()).toBeVisible();
  await expect(page.getByText('Spam signals')).toBeVisible();
  await page.reload();
  await expect(resultNotice(page)).toHaveText('');
});

test('releases selected leads, and deletes them after confirmation, without scripts', async ({
  browser,
  site,
}) => {
  const spam = await sendSpam(site);
  const other = await sendSpam(site);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/admin/leads?state=quarantined');
  await fillLogin(page, site.admin.email, site.admin.password);
  await expect(page).toHaveURL('/admin/leads?state=quarantined');

  await expect(page.getByRole('button', { name: 'Release' })).toBeHidden();
  await page.getByRole('checkbox', { name: spam.name }).check();
  // A lead in quarantine can only be released.
  await expect(page.getByRole('button', { name: 'Send again' })).toBeHidden();
  await page.getByRole('button', { name: 'Release' }).click();
  await expect(resultNotice(page)).toHaveText(RELEASED);
  await expect(page).toHaveURL('/admin/leads?state=quarantined');
  await expect(leadRow(page, spam)).toHaveCount(0);

  await page.getByRole('checkbox', { name: other.name }).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delete 1 lead');
  await page.getByRole('link', { name: 'Keep it' }).click();
  await page.getByRole('checkbox', { name: other.name }).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete 1 lead' }).click();
  await expect(resultNotice(page)).toHaveText('1 lead was deleted.');
  await page.goto(`/admin/leads/${other.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such lead');
  await context.close();
});

test(
  'exports the filtered list as CSV without formulas',
  { tag: '@full' },
  async ({ page, site }) => {
    const lead = await sendSpam(site);
    await startSession(page, site);
    await page.goto('/admin/leads');
    await searchLeads(page, lead.email);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^cadron-leads-\d{4}-\d\d-\d\d\.csv$/);
    const address = new URL(download.url());
    const cookie = await cookieHeader(page);
    const answer = await fetch(address, { headers: { cookie } });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const text = await answer.text();
    const [headings, row, end] = text.split('\r\n');
    expect(headings).toContain('"Lead","Received","Form","State","First name"');
    expect(row).toContain(lead.id);
    expect(row).toContain("'=1+1 is what");
    expect(end).toBe('');

    const stranger = await fetch(address, { redirect: 'manual' });
    expect(stranger.status).toBe(302);
    expect(await stranger.text()).not.toContain(lead.email);
  },
);

test(
  'list, lead and confirmation pass axe, fit the screen and have large targets',
  { tag: '@full' },
  async ({ page, site }) => {
    const lead = await sendSpam(site);
    await startSession(page, site);
    for (const path of [
      '/admin/leads',
      '/admin/leads?search=nobody-at-all',
      '/admin/leads?emails=failed',
      `/admin/leads/${lead.id}`,
      `/admin/leads/delete?id=${lead.id}`,
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => {
        for (const details of document.querySelectorAll<HTMLDetailsElement>('main details'))
          details.open = true;
      });
      await expectUsable(page, path);
    }
  },
);

test('shows the emails of a lead and of a subscriber, and sends them again', async ({
  page,
  site,
}) => {
  const lead = await sendLead(site);
  const subscriber = newReaderAddress();
  expect((await postSubscription(site.url, subscriber)).status).toBe(200);
  for (const address of [lead.email, subscriber])
    await expect.poll(() => countMails(site.mailFolder, address), { timeout: 60_000 }).toBe(1);
  await startSession(page, site);
  await page.goto(`/admin/leads/${lead.id}`);
  const emails = page.getByRole('main').locator('section', { hasText: /^Emails/ });
  await expect(emails.getByRole('listitem')).toHaveText([
    /Confirmation to the visitor.*Not sent: no mail server/,
    /Notice to the team.*Not sent: no mail server/,
  ]);
  await emails.getByRole('button', { name: 'Send again: Confirmation to the visitor' }).click();
  await expect(resultNotice(page)).toHaveText('The email is being sent.');
  await expect.poll(() => countMails(site.mailFolder, lead.email), { timeout: 60_000 }).toBe(2);

  await page.goto('/admin/newsletter');
  await page.getByRole('searchbox').fill(subscriber.toUpperCase());
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByText('1 subscriber, newest first')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: subscriber })).toContainText(
    'Not sent: no mail server',
  );
  await expectUsable(page, 'newsletter');
  await page.getByRole('button', { name: `Send again: ${subscriber}` }).click();
  await expect(resultNotice(page)).toHaveText('The email is being sent.');
  await expect.poll(() => countMails(site.mailFolder, subscriber), { timeout: 60_000 }).toBe(2);
});

test('selects all leads of a page at once', async ({ page, site }) => {
  await sendSpam(site);
  await startSession(page, site);
  await page.goto('/admin/leads');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const boxes = page.getByRole('table').getByRole('checkbox');
  expect(await boxes.count()).toBeGreaterThan(0);
  for (const box of await boxes.all()) await expect(box).toBeChecked();
});
