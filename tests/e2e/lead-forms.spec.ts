import { LEAD_CONSENT_VERSION } from '#src/domains/leads/lead-forms.ts';
import { FORM_TEXT } from '#src/site/leads/form-text.ts';
import { expect, startSite, test } from '#tests/support/server-fixture.ts';
import { findViolations } from './support/accessibility.ts';
import { visit } from './support/application.ts';
import {
  expectSent,
  expectToast,
  fillForm,
  FORM_NAMES,
  FORMS,
  formOf,
  newPerson,
  openForm,
  postsTo,
  send,
  storedLead,
} from './support/lead-forms.ts';

/**
 * The single-step forms (docs/specification.md, sections 2 and 4). src/site/leads/*.dom.test.tsx covers their states.
 */

/** The two guides have the same form, which another test sends by keyboard. */
const TAGS: Partial<Record<(typeof FORM_NAMES)[number], string>> = {
  contact: '@phone-full',
  'executive-cheatsheet': '@full',
  'quick-wins': '@full',
};

for (const name of FORM_NAMES) {
  test(
    `${name}: rejects an empty form, then sends and stores it once, with every state accessible`,
    { tag: TAGS[name] ?? [] },
    async ({ page, site }) => {
      const email = newPerson();
      const posts = postsTo(page, FORMS[name].api);
      const form = await openForm(page, FORMS[name].page);
      expect(await findViolations(page, { within: 'main' })).toEqual([]);
      await send(form, name);
      await expect(form.getByLabel('First name')).toBeFocused();
      expect(await findViolations(page, { within: 'main' })).toEqual([]);

      await fillForm(form, name, email);
      await send(form, name);
      await expectToast(page, FORMS[name].sent.toast);
      await expectSent(page, name, email);
      await expect(page.getByRole('heading', { name: FORMS[name].sent.title })).toBeFocused();
      expect(await findViolations(page, { within: 'main' })).toEqual([]);
      expect(posts).toHaveLength(1);
      expect(await storedLead(site, email)).toMatchObject({
        form: name,
        fields: { ...FORMS[name].stored, email },
        consentVersion: LEAD_CONSENT_VERSION,
        pageUri: site.url + FORMS[name].page,
        pageName: await page.title(),
      });
    },
  );
}

test(
  'delays a form that was filled in quickly, so that it is not taken for spam',
  { tag: '@full' },
  async ({ browser }) => {
    await using site = await startSite({ env: { FORM_MIN_AGE_MS: '' } });
    const page = await browser.newPage({ baseURL: site.url });
    const form = await openForm(page, FORMS['quick-wins'].page);
    const email = newPerson();
    await fillForm(form, 'quick-wins', email);
    await send(form, 'quick-wins');
    await expectSent(page, 'quick-wins', email);
    expect((await storedLead(site, email)).state).not.toBe('quarantined');
    await page.close();
  },
);

test('input survives visiting another page', async ({ page }) => {
  const form = await openForm(page, FORMS['quick-wins'].page);
  await form.getByLabel('First name').fill('Ana');
  await page.getByRole('contentinfo').locator(`a[href="${FORMS.contact.page}"]`).first().click();
  await expect(page).toHaveURL(FORMS.contact.page);
  await page.goBack();
  await expect(formOf(page).getByLabel('First name')).toHaveValue('Ana');
});

test('the form works by keyboard alone', async ({ page, site }) => {
  const email = newPerson();
  const form = await openForm(page, FORMS['executive-cheatsheet'].page);
  const { keyboard } = page;
  await form.getByLabel('First name').focus();
  for (const value of ['Ana', 'Ortiz', email, 'Ortiz Roofing']) {
    await keyboard.type(value);
    await keyboard.press('Tab');
  }
  await expect(form.getByLabel(/Job title/)).toBeFocused();
  await keyboard.press('Tab');
  await expect(form.getByRole('button')).toBeFocused();
  await keyboard.press('Enter');
  await expectSent(page, 'executive-cheatsheet', email);
  await keyboard.press('Tab');
  const { action } = FORM_TEXT['executive-cheatsheet'].confirmation;
  await expect(
    page.getByRole('main').getByRole('link', { name: action!.label }).last(),
  ).toBeFocused();
  await storedLead(site, email);
});

test('the hero of the cheatsheet scrolls to the form', { tag: '@phone-full' }, async ({ page }) => {
  const { page: path, anchor } = FORMS['executive-cheatsheet'];
  await visit(page, path);
  await page.getByRole('main').locator(`a[href="${anchor}"]`).first().click();
  await expect(page).toHaveURL(path + anchor);
  await expect(page.locator(anchor)).toBeInViewport();
});

test('stores the campaign and the tracker’s cookie with the lead', async ({ page, site }) => {
  const hutk = '0123456789abcdef0123456789abcdef';
  await page.context().addCookies([{ name: 'hubspotutk', value: hutk, url: site.url }]);
  await visit(page, '/?utm_source=newsletter&utm_campaign=autumn');
  const form = await openForm(page, FORMS['quick-wins'].page);
  const email = newPerson();
  await fillForm(form, 'quick-wins', email);
  await send(form, 'quick-wins');
  await expectSent(page, 'quick-wins', email);
  const lead = await storedLead(site, email);
  expect(lead.hutk).toBe(hutk);
  expect(lead.attribution.first?.parameters).toEqual({
    utm_source: 'newsletter',
    utm_campaign: 'autumn',
  });
});
