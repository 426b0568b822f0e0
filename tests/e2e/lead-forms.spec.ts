import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '#tests/support/server-fixture.ts';
import { visit } from './support/application.ts';
import {
  expectSent,
  expectToast,
  fillForm,
  FORM_NAMES,
  FORMS,
  formOf,
  INCOMPLETE,
  leadsOf,
  newPerson,
  openForm,
  postsTo,
  send,
  storedLead,
  untilTakenOver,
} from './support/lead-forms.ts';

/** The forms of one step with scripts (spec sections 2, 4, 5 and 8), at both sizes. */

for (const name of FORM_NAMES) {
  test(`${name}: sent, confirmed and stored once`, { tag: '@phone' }, async ({ page, site }) => {
    const email = newPerson();
    const posts = postsTo(page, FORMS[name].api);
    const form = await openForm(page, FORMS[name].page);
    await fillForm(form, name, email);
    await send(form, name);
    await expectToast(page, FORMS[name].sent.toast);
    await expectSent(page, name, email);
    await expect(page.getByRole('heading', { name: FORMS[name].sent.title })).toBeFocused();
    expect(posts).toHaveLength(1);
    const lead = await storedLead(site, email);
    expect(lead).toMatchObject({
      form: name,
      fields: { ...FORMS[name].stored, email },
      consentVersion: '2026-11',
      pageUri: site.url + FORMS[name].page,
      pageName: await page.title(),
    });
  });
}

test('the cheatsheet is posted as the specification says', async ({ page }) => {
  const posts = postsTo(page, '/api/hubspot-submit');
  const form = await openForm(page, FORMS['executive-cheatsheet'].page);
  const email = newPerson();
  await fillForm(form, 'executive-cheatsheet', email);
  await form.getByLabel(/Job title/).fill('Owner');
  await send(form, 'executive-cheatsheet');
  await expectSent(page, 'executive-cheatsheet', email);
  expect(posts).toEqual([
    expect.objectContaining({
      firstName: 'Ana',
      lastName: 'Ortiz',
      email,
      company: 'Ortiz Roofing',
      jobTitle: 'Owner',
      formType: 'executive-cheatsheet',
    }),
  ]);
});

test(
  'an empty form is not sent: a toast, a message at every required field, the first one focused',
  { tag: '@phone' },
  async ({ page }) => {
    const posts = postsTo(page, '/api/hubspot-submit');
    const form = await openForm(page, FORMS['executive-cheatsheet'].page);
    await send(form, 'executive-cheatsheet');
    await expectToast(page, INCOMPLETE);
    for (const label of ['First name', 'Last name', 'Email', 'Company']) {
      const field = form.getByLabel(label);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(`${label} is required`);
    }
    await expect(form.getByLabel(/Job title/)).not.toHaveAttribute('aria-invalid');
    await expect(form.getByLabel('First name')).toBeFocused();
    expect(posts).toEqual([]);
  },
);

test('a wrong address is named at its field, and what was typed stays', async ({ page }) => {
  const form = await openForm(page, FORMS.contact.page);
  await fillForm(form, 'contact', 'ana at example');
  await send(form, 'contact');
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/valid email address/);
  await expect(form.getByLabel('Email')).toHaveValue('ana at example');
  await expect(form.getByLabel('Message')).toHaveValue(FORMS.contact.typed.Message);
});

test('what only the server finds wrong is named at its field', async ({ page }) => {
  const form = await openForm(page, FORMS['quick-wins'].page);
  await fillForm(form, 'quick-wins', 'ana..ortiz@example.com');
  await send(form, 'quick-wins');
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/valid email address/);
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('First name')).toHaveValue('Ana');
});

test('two presses send once', { tag: '@phone' }, async ({ page, site }) => {
  const posts = postsTo(page, FORMS.contact.api);
  const email = newPerson();
  const form = await openForm(page, FORMS.contact.page);
  await fillForm(form, 'contact', email);
  await form.getByRole('button', { name: FORMS.contact.button }).dblclick();
  await expectSent(page, 'contact', email);
  expect(posts).toHaveLength(1);
  await storedLead(site, email);
});

test('a reload keeps what was typed, and a success forgets it', async ({ page }) => {
  let form = await openForm(page, FORMS.contact.page);
  const email = newPerson();
  await fillForm(form, 'contact', email);
  await page.reload();
  form = formOf(page);
  await untilTakenOver(form);
  await expect(form.getByLabel('Email')).toHaveValue(email);
  await expect(form.getByLabel('Message')).toHaveValue(FORMS.contact.typed.Message);
  await send(form, 'contact');
  await expectSent(page, 'contact', email);
  form = await openForm(page, FORMS.contact.page);
  await expect(form.getByLabel('Email')).toHaveValue('');
});

test('what was typed is there after going to another page and back', async ({ page }) => {
  const form = await openForm(page, FORMS['quick-wins'].page);
  await form.getByLabel('First name').fill('Ana');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await untilTakenOver(formOf(page));
  await expect(formOf(page).getByLabel('First name')).toHaveValue('Ana');
});

test('the keyboard alone is enough', async ({ page, site }) => {
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
  await expect(
    page.getByRole('main').getByRole('link', { name: 'All playbooks' }).last(),
  ).toBeFocused();
  await storedLead(site, email);
});

test('the hero of the cheatsheet leads to the form', { tag: '@phone' }, async ({ page }) => {
  await visit(page, FORMS['executive-cheatsheet'].page);
  await page.getByRole('link', { name: 'Download Free' }).first().click();
  await expect(page).toHaveURL(/#form$/);
  await expect(page.locator('#form')).toBeInViewport();
});

test('the campaign that brought the visitor is stored with the lead, and the tracker’s cookie', async ({
  page,
  site,
}) => {
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

test('what a program fills in is answered like a person’s, and kept aside', async ({
  page,
  site,
}) => {
  const email = newPerson();
  const form = await openForm(page, FORMS.contact.page);
  await fillForm(form, 'contact', email);
  await form.locator('[name="referral_note"]').evaluate((field) => {
    (field as HTMLInputElement).value = 'https://example.com/pills';
  });
  await send(form, 'contact');
  await expectSent(page, 'contact', email);
  const [lead] = await leadsOf(site, email);
  expect(lead?.state).toBe('quarantined');
});

for (const name of FORM_NAMES) {
  test(`${name}: every state is accessible`, { tag: '@phone' }, async ({ page }) => {
    const form = await openForm(page, FORMS[name].page);
    const problems = async () =>
      (await new AxeBuilder({ page }).include('main').analyze()).violations.map(({ id, nodes }) => [
        id,
        nodes.map(({ html }) => html),
      ]);
    expect(await problems()).toEqual([]);
    await send(form, name);
    await expect(form.getByLabel('First name')).toBeFocused();
    expect(await problems()).toEqual([]);
    const email = newPerson();
    await fillForm(form, name, email);
    await send(form, name);
    await expectSent(page, name, email);
    expect(await problems()).toEqual([]);
  });
}
