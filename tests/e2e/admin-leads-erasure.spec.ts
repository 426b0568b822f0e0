import { expect, ownSite, type Site, test as base } from '#tests/support/server-fixture.ts';
import { fillLogin, startSession } from './support/admin-session.ts';
import { resultNotice } from './support/admin-leads.ts';
import { newReaderAddress, postSubscription, sendSpam } from './support/posting.ts';

/** Erasing a person at /admin/leads. */

// An own site, because six leads from one network in ten minutes would be noted on each lead.
const test = base.extend<{ site: Site }>({
  site: ownSite(),
});

test('erases a person after their address was typed, and lists what was removed', async ({
  page,
  site,
}) => {
  const lead = await sendSpam(site);
  await startSession(page, site);
  await page.goto(`/admin/leads/${lead.id}`);
  await page.locator('summary', { hasText: 'Erase this person' }).click();
  const field = page.getByLabel(`Type ${lead.email} to confirm`);
  const button = page.getByRole('button', { name: 'Erase this person' });
  await field.fill('someone@else.example');
  await button.click();
  await expect(page.getByText('This does not match the email address of the lead.')).toBeVisible();
  await field.fill(lead.email);
  await button.click();
  await expect(page).toHaveURL('/admin/leads');
  await expect(resultNotice(page)).toContainText('The person was erased. Removed:');
  await expect(resultNotice(page).getByRole('listitem').first()).toHaveText('1 lead');
  await page.goto(`/admin/leads/${lead.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such lead');
  expect(site.log()).not.toContain(lead.email);
});

test(
  'erases a person without a lead by address, without scripts',
  { tag: '@full' },
  async ({ browser, site }) => {
    const email = newReaderAddress();
    expect((await postSubscription(site.url, email)).status).toBe(200);
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    await page.goto('/admin/leads');
    await fillLogin(page, site.admin.email, site.admin.password);
    const erase = async (address: string, again: string) => {
      const form = page.locator('details', { hasText: 'Erase a person' });
      if ((await form.getAttribute('open')) === null) await form.locator('summary').click();
      await page.getByLabel('Email address of the person').fill(address);
      await page.getByLabel('Same address again').fill(again);
      await page.getByRole('button', { name: 'Erase this person' }).click();
    };

    await erase(email, 'someone@else.example');
    await expect(page.getByText('The two addresses do not match.')).toBeVisible();
    await expect(page.getByLabel('Email address of the person')).toHaveValue(email);
    await erase(email, email);
    await expect(resultNotice(page)).toContainText('The person was erased. Removed:');
    await expect(resultNotice(page).getByRole('listitem').first()).toHaveText(
      '1 newsletter subscription',
    );
    await erase(email, email);
    await expect(resultNotice(page)).toContainText('Nothing was found for this address');
    expect(site.log()).not.toContain(email);
    await context.close();
  },
);
