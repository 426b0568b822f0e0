import type { Locator, Page } from '@playwright/test';
import { expect, ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { expectUsable } from './support/accessibility.ts';
import { cookieHeader, fillLogin, signIn } from './support/admin-session.ts';
import { countMails } from './support/mails.ts';
import { postSubscription } from './support/subscribing.ts';

/** What people do with leads at /admin/leads. No CRM is configured, so leads wait. */

// A site of its own: five leads from one network in ten minutes are still no suspicion.
const test = base.extend<object, { site: Site }>({
  site: ownSite(),
});

let count = 0;

interface SentLead {
  id: string;
  name: string;
  email: string;
}

/** Sends the contact form the way its page does. */
async function sendLead(site: Site, extra: Record<string, string> = {}): Promise<SentLead> {
  const lastName = `Whitfield${process.pid}x${(count += 1)}`;
  const email = `dana.${lastName.toLowerCase()}@ridgeline-mill.com`;
  const at = new Date().toISOString();
  const answer = await fetch(`${site.url}/api/leads/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Dana',
      lastName,
      email,
      company: 'Ridgeline Mill',
      message: '=1+1 is what our pipeline report says. Could you look at it?',
      consent: '2026-11',
      pageUri: `${site.url}/contact`,
      pageName: 'Contact',
      attribution: JSON.stringify({
        first: { at, landingPage: '/b2b', parameters: { utm_source: 'spring-mail' } },
      }),
      ...extra,
    }),
  });
  expect(answer.status).toBe(200);
  const { id } = (await answer.json()) as { id: string };
  return { id, email, name: `Dana ${lastName}` };
}

/** One that a program sent: it is answered alike, and kept in quarantine. */
const sendSpam = (site: Site) => sendLead(site, { referral_note: 'buy now' });

const rowOf = (page: Page, { name }: SentLead): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name }) });

async function search(page: Page, text: string) {
  await page.getByRole('searchbox').fill(text);
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page).toHaveURL(/search=/);
}

const RELEASED =
  '1 lead was released. 1 lead waits until its CRM form is configured, and is then delivered.';

const notice = (page: Page) => page.getByRole('status', { name: 'Result' });

test(
  'a lead that was just sent is found, filtered for, and told in full',
  { tag: '@phone' },
  async ({ page, site }) => {
    const lead = await sendLead(site);
    await signIn(page, site);
    await page.goto('/admin/leads');
    await search(page, lead.email.toUpperCase());
    await expect(page.getByText('1 lead, newest first')).toBeVisible();
    const row = rowOf(page, lead);
    await expect(row).toContainText('Ridgeline Mill');
    await expect(row).toContainText('spring-mail');
    await expect(row).toContainText(/Waiting|Not configured/);
    await expect(row.getByRole('time')).toHaveAttribute('title', /C[SD]T$/);

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
  },
);

test('a quarantined lead tells why, and is one click from release', async ({ page, site }) => {
  const spam = await sendSpam(site);
  await signIn(page, site);
  await page.goto('/admin/leads?state=quarantined');
  await rowOf(page, spam).getByRole('link').click();
  await expect(page.getByText('A field that people cannot see was filled in')).toBeVisible();
  await page.getByRole('button', { name: 'Release' }).click();
  await expect(notice(page)).toHaveText(RELEASED);
  const standing = page.locator('.detail-standing');
  await expect(standing.getByText(/^(Waiting|Not configured)$/)).toBeVisible();
  await expect(page.getByText('Spam signals')).toBeVisible();
  await page.reload();
  await expect(notice(page)).toHaveText('');
});

test('selected leads are released, and deleted after a look, also without scripts', async ({
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

  await page.getByRole('button', { name: 'Release' }).click();
  await expect(notice(page)).toHaveText('No lead was selected. Nothing was changed.');
  await page.getByRole('checkbox', { name: spam.name }).check();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(notice(page)).toContainText('No lead was sent. Skipped');
  await page.getByRole('checkbox', { name: spam.name }).check();
  await page.getByRole('button', { name: 'Release' }).click();
  await expect(notice(page)).toHaveText(RELEASED);
  await expect(page).toHaveURL('/admin/leads?state=quarantined');
  await expect(rowOf(page, spam)).toHaveCount(0);

  await page.getByRole('checkbox', { name: other.name }).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delete 1 lead');
  await page.getByRole('link', { name: 'Keep it' }).click();
  await page.getByRole('checkbox', { name: other.name }).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete 1 lead' }).click();
  await expect(notice(page)).toHaveText('1 lead was deleted.');
  await page.goto(`/admin/leads/${other.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such lead');
  await context.close();
});

test('the filtered list is exported for spreadsheets, without formulas', async ({ page, site }) => {
  const lead = await sendSpam(site);
  await signIn(page, site);
  await page.goto('/admin/leads');
  await search(page, lead.email);
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
});

test('a person is erased after her address was typed, and what was removed is told', async ({
  page,
  site,
}) => {
  const lead = await sendSpam(site);
  await signIn(page, site);
  await page.goto(`/admin/leads/${lead.id}`);
  await page.locator('summary', { hasText: 'Erase this person' }).click();
  const field = page.getByLabel(`Type ${lead.email} to confirm`);
  const button = page.getByRole('button', { name: 'Erase this person' });
  await field.fill('somebody@else.example');
  await button.click();
  await expect(page.getByText('This does not match the email address of the lead.')).toBeVisible();
  await field.fill(lead.email);
  await button.click();
  await expect(page).toHaveURL('/admin/leads');
  await expect(notice(page)).toContainText('The person was erased. Removed:');
  await expect(notice(page).getByRole('listitem').first()).toHaveText('1 lead');
  await page.goto(`/admin/leads/${lead.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such lead');
  expect(site.log()).not.toContain(lead.email);
});

test('a person without a lead is erased by address, also without scripts', async ({
  browser,
  site,
}) => {
  const email = `reader${process.pid}@ridgeline-mill.com`;
  expect((await postSubscription(site.url, email)).status).toBe(200);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/admin/leads');
  await fillLogin(page, site.admin.email, site.admin.password);
  const erase = async (address: string, again: string) => {
    const form = page.locator('details', { hasText: 'Erase a person' });
    if ((await form.getAttribute('open')) === null) await form.locator('summary').click();
    await page.getByLabel('Email address of the person').fill(address);
    await page.getByLabel('The same address again').fill(again);
    await page.getByRole('button', { name: 'Erase this person' }).click();
  };

  await erase(email, 'somebody@else.example');
  await expect(page.getByText('The two addresses do not match.')).toBeVisible();
  await expect(page.getByLabel('Email address of the person')).toHaveValue(email);
  await erase(email, email);
  await expect(notice(page)).toContainText('The person was erased. Removed:');
  await expect(notice(page).getByRole('listitem').first()).toHaveText('1 newsletter subscription');
  await erase(email, email);
  await expect(notice(page)).toContainText('Nothing was found for this address');
  expect(site.log()).not.toContain(email);
  await context.close();
});

test('list, lead and confirmation pass axe, fit the screen and take a thumb', async ({
  page,
  site,
}) => {
  const lead = await sendSpam(site);
  await signIn(page, site);
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
});

test('the emails of a lead and of a subscriber are told, and sent again', async ({
  page,
  site,
}) => {
  const lead = await sendLead(site);
  const subscriber = `reader.${process.pid}x${(count += 1)}@ridgeline-mill.com`;
  expect((await postSubscription(site.url, subscriber)).status).toBe(200);
  for (const address of [lead.email, subscriber])
    await expect.poll(() => countMails(site.mailFolder, address), { timeout: 20_000 }).toBe(1);
  await signIn(page, site);
  await page.goto(`/admin/leads/${lead.id}`);
  const emails = page.getByRole('main').locator('section', { hasText: /^Emails/ });
  await expect(emails.getByRole('listitem')).toHaveText([
    /Confirmation to the visitor.*Sent/,
    /Notice to the team.*Sent/,
  ]);
  await emails.getByRole('button', { name: 'Send again: Confirmation to the visitor' }).click();
  await expect(notice(page)).toHaveText('The email is being sent.');
  await expect.poll(() => countMails(site.mailFolder, lead.email), { timeout: 20_000 }).toBe(2);

  await page.goto('/admin/newsletter');
  await page.getByRole('searchbox').fill(subscriber.toUpperCase());
  await page.getByRole('button', { name: 'Filter' }).click();
  await expect(page.getByText('1 subscriber, newest first')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: subscriber })).toContainText('Sent');
  await expectUsable(page, 'newsletter');
  await page.getByRole('button', { name: `Send again: ${subscriber}` }).click();
  await expect(notice(page)).toHaveText('The email is being sent.');
  await expect.poll(() => countMails(site.mailFolder, subscriber), { timeout: 20_000 }).toBe(2);
});

test('all leads of a page are selected at once', async ({ page, site }) => {
  await sendSpam(site);
  await signIn(page, site);
  await page.goto('/admin/leads');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const boxes = page.getByRole('table').getByRole('checkbox');
  expect(await boxes.count()).toBeGreaterThan(0);
  for (const box of await boxes.all()) await expect(box).toBeChecked();
});
