import { expect, test } from '#tests/support/server-fixture.ts';
import {
  expectSent,
  fillForm,
  FORM_NAMES,
  FORMS,
  formOf,
  newPerson,
  pageWithoutScripts,
  send,
  storedLead,
} from './support/lead-forms.ts';

/** The forms without JavaScript, and their endpoints. */

/** The endpoints share all but the fields, which the other test fills in. */
const fullUnlessFirst = (name: string) => (name === FORM_NAMES[0] ? {} : { tag: '@full' });

for (const name of FORM_NAMES) {
  test(`${name}: works without scripts`, async ({ browser, site }) => {
    const page = await pageWithoutScripts(browser, site);
    const email = newPerson();
    await page.goto(FORMS[name].page);
    const title = await page.title();
    await fillForm(formOf(page), name, email);
    await send(formOf(page), name);
    await expectSent(page, name, email);
    const { form, fields, pageUri, pageName } = await storedLead(site, email);
    expect({ form, fields, pageUri, pageName }).toEqual({
      form: name,
      fields: { ...FORMS[name].stored, email },
      pageUri: site.url + FORMS[name].page,
      pageName: title,
    });
    await page.context().close();
  });

  test(
    `${name}: its endpoint shows the form on a page`,
    fullUnlessFirst(name),
    async ({ browser, site }) => {
      const page = await pageWithoutScripts(browser, site);
      const response = await page.goto(`/forms/${name}`);
      expect(response?.headers()['cache-control']).toBe('no-store');
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const email = newPerson();
      await fillForm(formOf(page), name, email);
      await send(formOf(page), name);
      await expectSent(page, name, email);
      await storedLead(site, email);
      await page.context().close();
    },
  );
}

test('shows errors at their fields, and preserves input, page and campaign', async ({
  browser,
  site,
}) => {
  const page = await pageWithoutScripts(browser, site);
  const opened = `${FORMS.contact.page}?utm_source=podcast`;
  await page.goto(opened);
  await fillForm(formOf(page), 'contact', 'ana@nowhere');
  await send(formOf(page), 'contact');
  await expect(page).toHaveURL('/forms/contact');
  const form = formOf(page);
  await expect(form.getByLabel('Email')).toHaveValue('ana@nowhere');
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/valid email address/);
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('Message')).toHaveValue(FORMS.contact.typed.Message);
  const email = newPerson();
  await form.getByLabel('Email').fill(email);
  await send(form, 'contact');
  await expectSent(page, 'contact', email);
  const { pageUri, attribution } = await storedLead(site, email);
  expect(pageUri).toBe(site.url + opened);
  expect(attribution.first).toMatchObject({
    landingPage: FORMS.contact.page,
    parameters: { utm_source: 'podcast' },
  });
  await page.context().close();
});

test('reloading the confirmation stores no second lead', async ({ browser, site }) => {
  const page = await pageWithoutScripts(browser, site);
  const email = newPerson();
  await page.goto(FORMS['quick-wins'].page);
  await fillForm(formOf(page), 'quick-wins', email);
  await send(formOf(page), 'quick-wins');
  await expectSent(page, 'quick-wins', email);
  await page.reload();
  await expectSent(page, 'quick-wins', email);
  await storedLead(site, email);
  await page.context().close();
});

test('escapes form input', async ({ browser, site }) => {
  const page = await pageWithoutScripts(browser, site);
  await page.goto(FORMS.contact.page);
  const hostile = '"><script>document.title = "taken"</script>';
  await fillForm(formOf(page), 'contact', 'ana@nowhere');
  await formOf(page).getByLabel('Last name').fill(hostile);
  await send(formOf(page), 'contact');
  await expect(formOf(page).getByLabel('Last name')).toHaveValue(hostile);
  await page.context().close();
});

test('returns 404 for an unknown form', async ({ request }) => {
  for (const path of ['/forms/newsletter', '/forms/ai-quotient', '/forms/__proto__']) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
  }
});
