import AxeBuilder from '@axe-core/playwright';
import type { Browser, Locator, Page } from '@playwright/test';
import { expect, type Site, test } from '#tests/support/server-fixture.ts';
import {
  formOf,
  newPerson,
  openForm,
  postsTo,
  storedLead,
  toasts,
  untilTakenOver,
} from './support/lead-forms.ts';

/** The survey for members (spec sections 2, 3, 4, 5 and 8): three steps with scripts, one long form without. */

const API = '/api/leads/vistage-survey';
const FAILED = 'There was an error submitting the form. Please try again.';
const ANSWERS = {
  ai_opportunity: 'Operations & Internal Workflows',
  ai_maturity: "We've tested a few tools but haven't gone deep",
  ai_barrier: 'Too many tools / not enough clarity',
};
const GOALS = {
  ai_automation_goal: 'Weekly and monthly reports',
  ai_followup: 'Maybe, send me more info',
};

const next = (form: Locator) => form.getByRole('button', { name: 'Next' }).click();
const back = (form: Locator) => form.getByRole('button', { name: 'Back' }).click();
const submit = (form: Locator) => form.getByRole('button', { name: 'Submit' }).click();
const step = (form: Locator, title: string) => form.getByRole('group', { name: title });

async function fillContact(form: Locator, email: string) {
  for (const [label, value] of [
    ['First name', 'Lee'],
    ['Last name', 'Okafor'],
    ['Email', email],
    ['Company', 'Okafor Valves'],
  ] as const)
    await form.getByLabel(label, { exact: true }).fill(value);
}

async function choose(form: Locator, answers: Record<string, string>) {
  for (const [name, answer] of Object.entries(answers))
    await form.locator(`[name="${name}"]`).selectOption(answer);
}

/** Goes to the last step and answers all of it. */
async function fillSurvey(form: Locator, email: string) {
  await fillContact(form, email);
  await next(form);
  await choose(form, ANSWERS);
  await next(form);
  await choose(form, GOALS);
  await form.getByLabel('9', { exact: true }).check();
}

async function expectThanks(page: Page) {
  await expect(page.getByRole('heading', { name: 'Thank you!' })).toBeVisible();
  await expect(
    page.getByText("Your feedback has been submitted. We'll be in touch soon."),
  ).toBeVisible();
  await expect(formOf(page)).toHaveCount(0);
}

const stored = (email: string) => ({
  form: 'vistage-survey',
  fields: {
    firstName: 'Lee',
    lastName: 'Okafor',
    email,
    company: 'Okafor Valves',
    ...ANSWERS,
    ...GOALS,
    ai_nps: '9',
  },
});

test('three steps, sent and stored', { tag: '@phone' }, async ({ page, site }) => {
  const email = newPerson();
  const form = await openForm(page, '/vistage');
  await expect(
    page.getByRole('heading', { name: 'Vistage Feedback Survey & AI Goals' }),
  ).toBeVisible();
  await fillContact(form, email);
  await expect(form.getByRole('button', { name: 'Back' })).toHaveCount(0);
  await expect(form.getByRole('button', { name: 'Submit' })).toHaveCount(0);
  await next(form);
  await expect(step(form, 'Where you stand today')).toBeVisible();
  await expect(form.getByText('Step 2 of 3')).toBeVisible();
  for (const select of await form.getByRole('combobox').all()) await expect(select).toHaveValue('');
  await choose(form, ANSWERS);
  await next(form);
  await choose(form, GOALS);
  await form.getByLabel('9', { exact: true }).check();
  await submit(form);
  await expectThanks(page);
  await expect(toasts(page)).toHaveCount(0);
  expect(await storedLead(site, email)).toMatchObject(stored(email));
});

test('a step is left only when it is answered', { tag: '@phone' }, async ({ page }) => {
  const form = await openForm(page, '/vistage');
  await next(form);
  await expect(form.getByLabel('First name')).toBeFocused();
  await expect(form.getByLabel('Company', { exact: true })).toHaveAccessibleDescription(
    'Company is required',
  );
  await fillContact(form, newPerson());
  await next(form);
  await next(form);
  await expect(form.locator('[name="ai_opportunity"]')).toBeFocused();
  await expect(form.locator('[aria-invalid]')).toHaveCount(3);
  await choose(form, ANSWERS);
  await next(form);
  await choose(form, GOALS);
  await submit(form);
  await expect(form.getByLabel('0, not at all likely')).toBeFocused();
  await expect(form.getByText('Please choose a number from 0 to 10')).toBeVisible();
});

test('going back keeps every answer, and so does a reload', { tag: '@phone' }, async ({ page }) => {
  const email = newPerson();
  let form = await openForm(page, '/vistage');
  await fillSurvey(form, email);
  await back(form);
  await expect(form.locator('[name="ai_barrier"]')).toHaveValue(ANSWERS.ai_barrier);
  await back(form);
  await expect(form.getByLabel('Email')).toHaveValue(email);
  await next(form);
  await next(form);
  await page.reload();
  form = formOf(page);
  await untilTakenOver(form);
  await expect(step(form, 'What you want next')).toBeVisible();
  await expect(form.getByLabel('9', { exact: true })).toBeChecked();
  await submit(form);
  await expectThanks(page);
});

test('a score from 0 to 10 can be chosen by the arrow keys, and the whole survey by keyboard', async ({
  page,
  site,
}) => {
  const email = newPerson();
  const form = await openForm(page, '/vistage');
  const { keyboard } = page;
  await form.getByLabel('First name').focus();
  for (const value of ['Lee', 'Okafor', email]) {
    await keyboard.type(value);
    await keyboard.press('Tab');
  }
  await keyboard.type('Okafor Valves');
  await keyboard.press('Enter');
  await expect(step(form, 'Where you stand today').locator('legend')).toBeFocused();
  for (const answer of Object.values(ANSWERS)) {
    await keyboard.press('Tab');
    await keyboard.type(answer);
  }
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  for (const answer of Object.values(GOALS)) {
    await keyboard.press('Tab');
    await keyboard.type(answer);
  }
  await keyboard.press('Tab');
  await keyboard.press('Space');
  for (let score = 0; score < 9; score += 1) await keyboard.press('ArrowRight');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expectThanks(page);
  expect(await storedLead(site, email)).toMatchObject(stored(email));
});

test('a failure is told in red beside the button, and the next try works', async ({
  page,
  site,
}) => {
  const email = newPerson();
  const form = await openForm(page, '/vistage');
  await fillSurvey(form, email);
  for (const fail of [
    () => page.route(`**${API}`, (route) => route.fulfill({ status: 500 })),
    () => page.context().setOffline(true),
  ]) {
    await fail();
    await submit(form);
    await expect(form.getByRole('alert')).toHaveText(FAILED);
    await expect(form.getByRole('button', { name: 'Submit' })).toBeFocused();
    await page.unrouteAll();
    await page.context().setOffline(false);
    await form.getByLabel(/main reason/).fill('Because of this.');
    await form.getByLabel(/main reason/).fill('');
  }
  await submit(form);
  await expectThanks(page);
  expect(await storedLead(site, email)).toMatchObject(stored(email));
});

test('what the server finds wrong in a step that was left leads back to it', async ({ page }) => {
  const form = await openForm(page, '/vistage');
  await fillSurvey(form, 'lee..okafor@example.com');
  await submit(form);
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(/valid email address/);
});

test('two presses send once', async ({ page, site }) => {
  const posts = postsTo(page, API);
  const email = newPerson();
  const form = await openForm(page, '/vistage');
  await fillSurvey(form, email);
  await form.getByRole('button', { name: 'Submit' }).dblclick();
  await expectThanks(page);
  expect(posts).toHaveLength(1);
  await storedLead(site, email);
});

test(
  'nothing moves when the script takes the survey over, and every state is accessible',
  { tag: '@phone' },
  async ({ page }) => {
    const problems = async () =>
      (await new AxeBuilder({ page }).include('#survey').analyze()).violations.map(({ id }) => id);
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('/vistage', { waitUntil: 'commit' });
    const height = async () => (await page.locator('#survey').boundingBox())?.height;
    await expect(formOf(page)).toBeVisible();
    const before = await height();
    await page.unrouteAll();
    const form = await openForm(page, '/vistage');
    expect(await height()).toBe(before);
    for (const go of [next, (form: Locator) => fillContact(form, newPerson()), next, next]) {
      expect(await problems()).toEqual([]);
      await go(form);
    }
    await choose(form, ANSWERS);
    await next(form);
    await submit(form);
    await expect(form.getByText('Please choose a number')).toBeVisible();
    expect(await problems()).toEqual([]);
  },
);

async function plainPage(browser: Browser, site: Site) {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  return context.newPage();
}

test(
  'without scripts all three steps are one form',
  { tag: '@phone' },
  async ({ browser, site }) => {
    const page = await plainPage(browser, site);
    const email = newPerson();
    await page.goto('/vistage');
    const form = formOf(page);
    await expect(form.getByRole('button')).toHaveText(['Submit']);
    await fillContact(form, email);
    await choose(form, { ...ANSWERS, ...GOALS });
    await form.getByLabel('9', { exact: true }).check();
    await submit(form);
    await expectThanks(page);
    expect(await storedLead(site, email)).toMatchObject(stored(email));
    await page.context().close();
  },
);

test(
  'pressed before its script has come, Next is answered with a page that shows the next step',
  { tag: '@phone' },
  async ({ page }) => {
    await page.route('**/assets/*.js', () => undefined);
    await page.goto('/vistage', { waitUntil: 'commit' });
    await formOf(page).getByLabel('First name').fill('Lee');
    await next(formOf(page));
    await expect(page).toHaveURL('/forms/vistage-survey');
    await expect(formOf(page).getByLabel('Last name')).toHaveAccessibleDescription(/required/);
    await expect(formOf(page).getByLabel('First name')).toHaveValue('Lee');
    await fillContact(formOf(page), newPerson());
    await next(formOf(page));
    await expect(step(formOf(page), 'Where you stand today')).toBeVisible();
    await expect(formOf(page).getByLabel('First name')).toBeHidden();
    await back(formOf(page));
    await expect(formOf(page).getByLabel('Company', { exact: true })).toHaveValue('Okafor Valves');
  },
);
