import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/server-fixture.ts';
import {
  BROKEN,
  expectSent,
  expectToast,
  fillForm,
  FORM_NAMES,
  FORMS,
  formOf,
  hold,
  newPerson,
  openForm,
  postsTo,
  REFUSED,
  send,
  storedLead,
  untilTakenOver,
} from './support/lead-forms.ts';

/** What can go wrong on the way: nothing typed is lost, the words are those of spec section 8, and a retry is one lead. */

const answering = (page: Page, status: number, contentType: string, body: string) =>
  page.route(/\/api\/(hubspot-submit|leads\/)/, (route) =>
    route.fulfill({ status, contentType, body }),
  );

const FAILURES: [name: string, message: string, fail: (page: Page) => Promise<unknown>][] = [
  ['the server answers 500', REFUSED, (page) => answering(page, 500, 'text/plain', 'no')],
  ['there are too many requests', REFUSED, (page) => answering(page, 429, 'text/plain', 'wait')],
  [
    'the server answers with something else',
    BROKEN,
    (page) => answering(page, 200, 'text/html', '<h1>Room number, please</h1>'),
  ],
  ['the connection breaks', BROKEN, (page) => page.route(/\/api\//, (route) => route.abort())],
  ['the visitor is offline', BROKEN, (page) => page.context().setOffline(true)],
];

for (const [name, message, fail] of FAILURES) {
  test(
    `when ${name}, it says so, keeps everything, and the next try works`,
    { tag: '@phone' },
    async ({ page, site }) => {
      const form = await openForm(page, FORMS['executive-cheatsheet'].page);
      const email = newPerson();
      await fillForm(form, 'executive-cheatsheet', email);
      await fail(page);
      await send(form, 'executive-cheatsheet');
      await expectToast(page, message);
      await expect(form.getByRole('alert')).toHaveText(message);
      await expect(form.getByLabel('Email')).toHaveValue(email);
      await expect(form.getByRole('button')).toBeFocused();

      await page.unrouteAll();
      await page.context().setOffline(false);
      await send(form, 'executive-cheatsheet');
      await expectSent(page, 'executive-cheatsheet', email);
      await storedLead(site, email);
    },
  );
}

test(
  'while it is being sent the button says so and cannot be pressed',
  { tag: '@phone' },
  async ({ page }) => {
    const posts = postsTo(page, '/api/hubspot-submit');
    const release = await hold(page, '/api/hubspot-submit');
    const form = await openForm(page, FORMS['executive-cheatsheet'].page);
    const email = newPerson();
    await fillForm(form, 'executive-cheatsheet', email);
    await send(form, 'executive-cheatsheet');
    const button = form.getByRole('button', { name: 'Sending...' });
    await expect(button).toBeDisabled();
    await form.getByLabel('Email').press('Enter');
    release();
    await expectSent(page, 'executive-cheatsheet', email);
    expect(posts).toHaveLength(1);
  },
);

test('after 20 seconds without an answer it gives up and may be tried again', async ({ page }) => {
  const release = await hold(page, FORMS.contact.api);
  const form = await openForm(page, FORMS.contact.page);
  await fillForm(form, 'contact', newPerson());
  const started = Date.now();
  await send(form, 'contact');
  await expect(form.getByRole('alert')).toHaveText(BROKEN, { timeout: 30_000 });
  expect(Date.now() - started).toBeGreaterThan(19_000);
  await expect(form.getByRole('button')).toBeEnabled();
  release();
});

test('an answer that got lost, a reload and a second try make one lead', async ({ page, site }) => {
  const email = newPerson();
  let form = await openForm(page, FORMS.contact.page);
  await fillForm(form, 'contact', email);
  await page.route(`**${FORMS.contact.api}`, async (route) => {
    await route.fetch(); // the server has it
    await route.abort(); // the visitor does not know
  });
  await send(form, 'contact');
  await expect(form.getByRole('alert')).toHaveText(BROKEN);
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

test('a correction after a lost answer is not taken for a repetition', async ({ page, site }) => {
  const [wrong, right] = [newPerson(), newPerson()];
  const form = await openForm(page, FORMS.contact.page);
  await fillForm(form, 'contact', wrong);
  await page.route(`**${FORMS.contact.api}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(form, 'contact');
  await expect(form.getByRole('alert')).toHaveText(BROKEN);
  await page.unrouteAll();
  await form.getByLabel('Email').fill(right);
  await send(form, 'contact');
  await expectSent(page, 'contact', right);
  expect((await storedLead(site, right)).fields['email']).toBe(right);
});

test(
  'a form pressed before any script has come is posted by the browser',
  { tag: '@phone' },
  async ({ page, site }) => {
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
  },
);
