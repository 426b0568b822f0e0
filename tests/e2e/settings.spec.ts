import type { Page } from '@playwright/test';
import { type HubspotStandIn, startHubspotStandIn } from '#tests/fakes/hubspot-stand-in.ts';
import { expect, startSite, test } from '#tests/support/server-fixture.ts';
import { expectUsable } from './support/accessibility.ts';
import { startSession } from './support/admin-session.ts';

/** The team connects the CRM on the screen: no variable, no restart. */

const WRONG_FORM = '3f0c1c9e-8f0a-4a57-9d6e-0d6f4c3b2a10';

const save = (page: Page, group: string) =>
  page.getByRole('button', { name: `Save ${group}` }).click();

async function sendTest(page: Page) {
  await page.goto('/admin/settings/integrations');
  await page.getByLabel('Form', { exact: true }).selectOption('Contact');
  await page.getByRole('button', { name: 'Send a test lead' }).click();
  await expect(page.getByText('A test lead is on its way.')).toBeVisible();
  return page.getByRole('status').filter({ hasText: 'Test of Contact' });
}

test('a wrong form id is refused in plain words, corrected on the screen, and accepted', async ({
  browser,
}) => {
  const crm: HubspotStandIn = await startHubspotStandIn();
  const { HUBSPOT_PORTAL_ID, HUBSPOT_FORM_CONTACT, HUBSPOT_ACCESS_TOKEN } = crm.environment;
  const { HUBSPOT_FORMS_ORIGIN, HUBSPOT_API_ORIGIN } = crm.environment;
  const site = await startSite({
    env: {
      HUBSPOT_FORMS_ORIGIN: HUBSPOT_FORMS_ORIGIN!,
      HUBSPOT_API_ORIGIN: HUBSPOT_API_ORIGIN!,
      GTM_ID: 'GTM-ABCD12',
    },
  });
  try {
    const context = await browser.newContext({ baseURL: site.url });
    const page = await context.newPage();
    await startSession(page, site);
    await page.goto('/admin/settings');
    await expect(page.getByText('Set by the environment: GTM_ID.')).toBeVisible();
    await expect(page.getByLabel('Tag manager')).toHaveCount(0);
    await page.getByLabel('Account number').fill(HUBSPOT_PORTAL_ID!);
    await page.getByLabel('Contact form').fill('contact');
    await save(page, 'CRM');
    await expect(page.getByLabel('Contact form')).toBeFocused();
    await expect(page.getByText(/Contact form must be a form id/)).toBeVisible();
    await page.getByLabel('Contact form').fill(WRONG_FORM);
    await save(page, 'CRM');
    await expect(page.getByText('Saved. It applies everywhere now.')).toBeVisible();

    const refused = await sendTest(page);
    await expect(refused).toContainText('HubSpot knows no form of this id', { timeout: 45_000 });
    await expectUsable(page, 'integrations');
    await refused.getByRole('link', { name: 'Set “Contact form”' }).click();
    await page.getByLabel('Contact form').fill(HUBSPOT_FORM_CONTACT!);
    await page.getByLabel('Access token').fill(HUBSPOT_ACCESS_TOKEN!);
    await save(page, 'CRM');
    await expect(page.getByText('Saved. It applies everywhere now.')).toBeVisible();
    await page.reload();
    expect(await page.content()).not.toContain(HUBSPOT_ACCESS_TOKEN!);
    await expectUsable(page, 'settings');

    await expect(await sendTest(page)).toContainText('HubSpot has it.', { timeout: 45_000 });
    expect(crm.submissions.at(-1)?.form).toBe('contact');

    const contact = crm.forms.find(({ form }) => form === 'contact')!;
    contact.fields = contact.fields.filter(({ name }) => name !== 'message');
    const gap = await sendTest(page);
    await expect(gap).toContainText('No field of the form is named “message.”', {
      timeout: 45_000,
    });
    await page.getByRole('link', { name: 'Compare forms and the last week' }).click();
    const compared = page.getByRole('list', { name: 'Forms in HubSpot' });
    await expect(compared).toContainText('lacks “message”');
    await expect(compared).toContainText(/HubSpot holds \d|of the last week are there/);
    await compared.getByRole('link', { name: 'Change its name for Contact' }).click();
    await expect(page.getByLabel('message', { exact: true }).first()).toBeVisible();

    await page.goto('/admin/leads');
    await expect(page.getByText('No leads yet.')).toBeVisible();
  } finally {
    await site.stop();
    await crm.stop();
  }
});

test('a test email takes the way of every email', async ({ page, site }) => {
  await startSession(page, site);
  await page.goto('/admin/settings/integrations');
  await page.getByRole('button', { name: 'Send a test email' }).click();
  const steps = page.getByRole('status').filter({ hasText: `Test of ${site.admin.email}` });
  await expect(steps).toContainText('Not sent: no mail server', { timeout: 45_000 });
});
