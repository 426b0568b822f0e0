import { CONFIRMATION_HINT } from '#src/domains/newsletter/newsletter-forms.ts';
import { expect, test } from '#tests/support/server-fixture.ts';
import { findViolations } from './support/accessibility.ts';
import { holdScripts } from './support/application.ts';
import { mailTo } from './support/mails.ts';
import {
  expectToast,
  FAILED,
  footerForm,
  formIn,
  INVALID,
  openHydrated,
  SUCCESS,
} from './support/newsletter-form.ts';
import { newAddress } from './support/posting.ts';

/**
 * The newsletter form (docs/specification.md, sections 4 and 5). newsletter-form.dom.test.tsx in src/site/newsletter
 * covers its states.
 */

test(
  'reports an invalid address, confirms and emails a valid one, and both states are accessible',
  { tag: '@phone-full' },
  async ({ page, site }) => {
    const form = await openHydrated(page, '/');
    const problems = async () => {
      await form.toasts.hover(); // keeps it
      await expect(form.toasts).toHaveCSS('opacity', '1');
      const found = [
        ...(await findViolations(page, { within: 'footer' })),
        ...(await findViolations(page, { within: '.toasts' })),
      ];
      await page.mouse.move(0, 0);
      return found;
    };
    await form.field.fill('reader.example.com');
    await form.button.click();
    await expectToast(form, INVALID);
    await expect(form.field).toBeFocused();
    expect(await problems()).toEqual([]);

    const address = newAddress();
    await form.field.fill(address);
    await form.button.click();
    await expectToast(form, SUCCESS);
    await expect(form.field).toHaveValue('');
    await expect(form.message).toHaveText(CONFIRMATION_HINT);
    expect(await problems()).toEqual([]);
    await expect(page).toHaveURL('/');
    expect((await mailTo(site.mailFolder, address)).subject).toBe(
      'Confirm your newsletter subscription',
    );
  },
);

test('the form on Insights subscribes too', async ({ page, site }) => {
  await openHydrated(page, '/insights');
  const form = formIn(page, page.getByRole('main'));
  const address = newAddress();
  await form.field.fill(address);
  await form.button.click();
  await expectToast(form, SUCCESS);
  await expect(form.field).toHaveValue('');
  await mailTo(site.mailFolder, address);
});

test('reports a lost connection, preserves the address, and succeeds on the next attempt', async ({
  page,
  site,
}) => {
  const form = await openHydrated(page, '/');
  const address = newAddress();
  await page.context().setOffline(true);
  await form.field.fill(address);
  await form.button.click();
  await expectToast(form, FAILED);
  await expect(form.message).toHaveText(FAILED.description);
  await expect(form.field).toHaveValue(address);

  await page.context().setOffline(false);
  await form.button.click();
  await expectToast(form, SUCCESS);
  await mailTo(site.mailFolder, address);
});

test('a form that is sent before scripts have loaded waits for them', async ({ page, site }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const form = footerForm(page);
  const address = newAddress();
  await form.field.fill(address);
  await form.button.click();
  await expect(form.button).toHaveText('Subscribing...');
  release();
  await expectToast(form, SUCCESS);
  await mailTo(site.mailFolder, address);
});

test('says that it failed if its script cannot be loaded, and subscribes once it can', async ({
  page,
  site,
}) => {
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.goto('/');
  const form = footerForm(page);
  const address = newAddress();
  await form.field.fill(address);
  await form.button.click();
  await expectToast(form, FAILED);
  await expect(form.field).toHaveValue(address);
  await page.unrouteAll();
  await form.button.click();
  await expectToast(form, SUCCESS);
  await mailTo(site.mailFolder, address);
});
