import { LEAD_FORM_MESSAGES } from '#src/domains/leads/lead-form-messages.ts';
import { expect, test } from '#tests/support/server-fixture.ts';
import {
  expectSent,
  expectToast,
  fillForm,
  FORM_NAMES,
  FORMS,
  formOf,
  newPerson,
  openForm,
  send,
  storedLead,
  untilTakenOver,
} from './support/lead-forms.ts';

/** Failures that need a real browser or server; the others are in src/site/leads/lead-failures.dom.test.tsx. */

test('reports a lost connection, preserves the input, and succeeds on the next attempt', async ({
  page,
  site,
}) => {
  const form = await openForm(page, FORMS['executive-cheatsheet'].page);
  const email = newPerson();
  const { unreachable } = LEAD_FORM_MESSAGES['executive-cheatsheet'];
  await fillForm(form, 'executive-cheatsheet', email);
  await page.context().setOffline(true);
  await send(form, 'executive-cheatsheet');
  await expectToast(page, unreachable);
  await expect(form.getByRole('alert')).toHaveText(unreachable);
  await expect(form.getByLabel('Email')).toHaveValue(email);
  await expect(form.getByRole('button')).toBeFocused();

  await page.context().setOffline(false);
  await send(form, 'executive-cheatsheet');
  await expectSent(page, 'executive-cheatsheet', email);
  await storedLead(site, email);
});

test('a lost response, a reload and a second attempt create one lead', async ({ page, site }) => {
  const email = newPerson();
  let form = await openForm(page, FORMS.contact.page);
  await fillForm(form, 'contact', email);
  await page.route(`**${FORMS.contact.api}`, async (route) => {
    await route.fetch(); // the server has it
    await route.abort(); // the visitor does not know
  });
  await send(form, 'contact');
  await expect(form.getByRole('alert')).toHaveText(LEAD_FORM_MESSAGES.contact.unreachable);
  await storedLead(site, email);

  await page.unrouteAll();
  await page.reload();
  form = formOf(page);
  await untilTakenOver(form);
  await expect(form.getByLabel('Email')).toHaveValue(email);
  await send(form, 'contact');
  await expectSent(page, 'contact', email);
  await storedLead(site, email);
});

test('the browser posts a form that is submitted before scripts have loaded', async ({
  page,
  site,
}) => {
  await page.route('**/assets/*.js', () => undefined);
  for (const name of FORM_NAMES) {
    const email = newPerson();
    await page.goto(FORMS[name].page, { waitUntil: 'commit' });
    await fillForm(formOf(page), name, email);
    await send(formOf(page), name);
    await expect(page).toHaveURL(`/forms/${name}`);
    await expectSent(page, name, email);
    await storedLead(site, email);
  }
});
