import type { Locator, Page } from '@playwright/test';
import { SURVEY_OPTIONS } from '#src/domains/leads/lead-forms.ts';
import { LEAD_FORM_MESSAGES } from '#src/domains/leads/lead-form-messages.ts';
import { formView } from '#src/site/leads/form-views.ts';
import { FORM_TEXT } from '#src/site/leads/form-text.ts';
import { expect, test } from '#tests/support/server-fixture.ts';
import { findViolations } from './support/accessibility.ts';
import { holdScripts } from './support/application.ts';
import {
  formOf,
  newPerson,
  openForm,
  pageWithoutScripts,
  placeOf,
  postsTo,
  storedLead,
  toasts,
} from './support/lead-forms.ts';

/**
 * The executive survey (docs/specification.md, sections 2 to 5). src/site/leads/survey.dom.test.tsx covers its
 * states.
 */

const { page: SURVEY, anchor: BLOCK } = placeOf('vistage-survey');
const { action: API } = formView('vistage-survey');
const { steps: [, SECOND = ''] = [], confirmation } = FORM_TEXT['vistage-survey'];
const ANSWERS = {
  ai_opportunity: SURVEY_OPTIONS.ai_opportunity[1],
  ai_maturity: SURVEY_OPTIONS.ai_maturity[1],
  ai_barrier: SURVEY_OPTIONS.ai_barrier[2],
};
const GOALS = {
  ai_automation_goal: SURVEY_OPTIONS.ai_automation_goal[1],
  ai_followup: SURVEY_OPTIONS.ai_followup[1],
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

/** Goes to the last step and fills it in. */
async function fillSurvey(form: Locator, email: string) {
  await fillContact(form, email);
  await next(form);
  await choose(form, ANSWERS);
  await next(form);
  await choose(form, GOALS);
  await form.getByLabel('9', { exact: true }).check();
}

async function expectThanks(page: Page) {
  await expect(page.getByRole('heading', { name: confirmation.title })).toBeVisible();
  await expect(page.getByText(confirmation.text)).toBeVisible();
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

test(
  'sends and stores three steps once, without layout shift, with every state accessible',
  { tag: '@phone-full' },
  async ({ page, site }) => {
    const posts = postsTo(page, API);
    const problems = () => findViolations(page, { within: BLOCK });
    await page.route('**/assets/*.js', () => undefined);
    await page.goto(SURVEY, { waitUntil: 'commit' });
    const height = async () => (await page.locator(BLOCK).boundingBox())?.height;
    await expect(formOf(page)).toBeVisible();
    const before = await height();
    await page.unrouteAll();
    const form = await openForm(page, SURVEY);
    expect(await height()).toBe(before);
    expect(await problems()).toEqual([]);

    const email = newPerson();
    await next(form);
    await expect(form.getByLabel('First name')).toBeFocused();
    expect(await problems()).toEqual([]);
    await fillContact(form, email);
    await next(form);
    await expect(step(form, SECOND)).toBeVisible();
    expect(await problems()).toEqual([]);
    await next(form);
    await expect(form.locator('[aria-invalid]')).toHaveCount(3);
    expect(await problems()).toEqual([]);
    await choose(form, ANSWERS);
    await next(form);
    await choose(form, GOALS);
    await submit(form);
    await expect(form.getByText('Please choose a number')).toBeVisible();
    expect(await problems()).toEqual([]);
    await form.getByLabel('9', { exact: true }).check();
    await submit(form);
    await expectThanks(page);
    await expect(toasts(page)).toHaveCount(0);
    expect(posts).toHaveLength(1);
    expect(await storedLead(site, email)).toMatchObject(stored(email));
  },
);

test('the survey works by keyboard, the score with arrow keys', async ({ page, site }) => {
  const email = newPerson();
  const form = await openForm(page, SURVEY);
  const { keyboard } = page;
  await form.getByLabel('First name').focus();
  for (const value of ['Lee', 'Okafor', email]) {
    await keyboard.type(value);
    await keyboard.press('Tab');
  }
  await keyboard.type('Okafor Valves');
  await keyboard.press('Enter');
  await expect(step(form, SECOND).locator('legend')).toBeFocused();
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

test('reports a lost connection above the button, and succeeds on the next attempt', async ({
  page,
  site,
}) => {
  const email = newPerson();
  const form = await openForm(page, SURVEY);
  await fillSurvey(form, email);
  await page.context().setOffline(true);
  await submit(form);
  await expect(form.getByRole('alert')).toHaveText(
    LEAD_FORM_MESSAGES['vistage-survey'].unreachable,
  );
  await expect(form.getByRole('button', { name: 'Submit' })).toBeFocused();
  await page.context().setOffline(false);
  await submit(form);
  await expectThanks(page);
  expect(await storedLead(site, email)).toMatchObject(stored(email));
});

test('shows all three steps as one form without scripts', async ({ browser, site }) => {
  const page = await pageWithoutScripts(browser, site);
  const email = newPerson();
  await page.goto(SURVEY);
  const form = formOf(page);
  await expect(form.getByRole('button')).toHaveText(['Submit']);
  await fillContact(form, email);
  await choose(form, { ...ANSWERS, ...GOALS });
  await form.getByLabel('9', { exact: true }).check();
  await submit(form);
  await expectThanks(page);
  expect(await storedLead(site, email)).toMatchObject(stored(email));
  await page.context().close();
});

test('a click of Next before scripts have loaded waits for them', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(SURVEY, { waitUntil: 'commit' });
  const form = formOf(page);
  await fillContact(form, newPerson());
  await next(form);
  release();
  await expect(step(form, SECOND)).toBeVisible();
  await expect(form.getByLabel('First name')).toBeHidden();
  await back(form);
  await expect(form.getByLabel('Company', { exact: true })).toHaveValue('Okafor Valves');
});
