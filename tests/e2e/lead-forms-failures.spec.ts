import type { Page } from '@playwright/test';
import { LEAD_FORM_MESSAGES } from '#src/domains/leads/lead-form-messages.ts';
import { expect, test } from '#tests/support/server-fixture.ts';
import { holdScripts } from './support/application.ts';
import {
  expectSent,
  expectToast,
  failureIn,
  fillForm,
  FORM_NAMES,
  FORMS,
  formOf,
  newPerson,
  openForm,
  send,
  storedLead,
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
  await expect(failureIn(form)).toHaveText(unreachable);
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
  await expect(failureIn(form)).toHaveText(LEAD_FORM_MESSAGES.contact.unreachable);
  await storedLead(site, email);

  await page.unrouteAll();
  await page.reload();
  form = formOf(page);
  await expect(form.getByLabel('Email')).toHaveValue(email);
  await send(form, 'contact');
  await expectSent(page, 'contact', email);
  await storedLead(site, email);
});

test('a form that is sent before scripts have loaded waits for them', async ({ page, site }) => {
  for (const name of FORM_NAMES) {
    const release = await holdScripts(page);
    const email = newPerson();
    await page.goto(FORMS[name].page, { waitUntil: 'commit' });
    const form = formOf(page);
    await fillForm(form, name, email);
    await send(form, name);
    await expect(form.getByRole('button')).toHaveText('Sending...');
    release();
    await expectSent(page, name, email);
    await storedLead(site, email);
    await page.unrouteAll();
  }
});

test('a form whose script cannot be loaded says so, keeps its values, and is sent once it can', async ({
  page,
  site,
}) => {
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.goto(FORMS.contact.page);
  const email = newPerson();
  const form = formOf(page);
  await fillForm(form, 'contact', email);
  await send(form, 'contact');
  await expectToast(page, LEAD_FORM_MESSAGES.contact.refused);
  await expect(form.getByLabel('Email')).toHaveValue(email);
  await expect(form.getByRole('button')).toBeFocused();
  await page.unrouteAll();
  await send(form, 'contact');
  await expectSent(page, 'contact', email);
  await storedLead(site, email);
});

const { refused, unreachable } = LEAD_FORM_MESSAGES.contact;
const OUTCOMES: [
  state: string,
  address: string,
  answer: (page: Page) => Promise<unknown>,
  shown: string,
][] = [
  ['refuses', 'ana@nowhere', async () => undefined, 'Please enter a valid email address'],
  [
    'fails',
    newPerson(),
    (page) => page.route('**/forms/contact', (route) => route.fulfill({ status: 500 })),
    refused,
  ],
  [
    'cannot be reached',
    newPerson(),
    (page) => page.route('**/forms/contact', (route) => route.abort()),
    unreachable,
  ],
];

for (const [state, address, answer, shown] of OUTCOMES)
  test(
    `at a quarter of the speed, a form that is sent as soon as it is in view says that the server ${state}`,
    { tag: state === 'refuses' ? [] : '@full' },
    async ({ page, site }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await answer(page);
      await page.goto(FORMS.contact.page, { waitUntil: 'commit' });
      const form = formOf(page);
      await form.scrollIntoViewIfNeeded();
      await fillForm(form, 'contact', address);
      await send(form, 'contact');
      await expect(form.getByText(shown)).toBeVisible();
      await expect(form.getByLabel('Email')).toHaveValue(address);
      await expect(form.getByLabel('Message')).toHaveValue(FORMS.contact.typed.Message);

      await page.unrouteAll();
      const email = newPerson();
      await form.getByLabel('Email').fill(email);
      await send(form, 'contact');
      await expectSent(page, 'contact', email);
      await storedLead(site, email);
    },
  );
