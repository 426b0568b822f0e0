import type { Locator, Page } from '@playwright/test';
import { CURRENT_QUESTIONNAIRE } from '#content/assessment/index.ts';
import { AI_QUOTIENT } from '#content/pages/ai-quotient.ts';
import { DEVICE_KEY } from '#src/blocks/assessment/device.ts';
import { expect } from '#tests/support/server-fixture.ts';
import { visit } from './application.ts';

export const ASSESSMENT = '/ai-quotient';
export const { edition: EDITION, questions: QUESTIONS } = CURRENT_QUESTIONNAIRE;

/** The number of questions. */
export const LAST = QUESTIONS.length;

/** The progress label after a number of answers. */
export const percentOf = (answered: number) => `${Math.round((answered / LAST) * 100)}%`;

/** The card with the current step. */
export const card = (page: Page): Locator => page.locator('.assessment-card');

export const stepHeading = (page: Page, name: string | RegExp) =>
  card(page).getByRole('heading', { name, exact: typeof name === 'string' });

/** The question with a number, from 1, as a radio group. */
export const question = (page: Page, number: number) =>
  card(page).getByRole('group', { name: new RegExp(escaped(QUESTIONS[number - 1]!.question)) });

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** An option of the first question on the home page, by its position. */
export const answerFirst = (page: Page, position: number) =>
  page.getByRole('button', { name: QUESTIONS[0]!.options[position]!.text });

const BLOCK = AI_QUOTIENT.blocks.find(({ type }) => type === 'assessment')!;

/** The button of the landing page that leads to the first step. */
export const startLink = (page: Page) =>
  page.getByRole('main').locator(`a[href="#${BLOCK.id}"]`).first();

/** Waits for the hydration of a step with fields, whose island wakes in view; before it, the server handles that step. */
export async function untilTakenOver(page: Page) {
  const form = card(page).locator('form').first();
  await form.scrollIntoViewIfNeeded();
  await expect(form).toHaveJSProperty('noValidate', true);
}

/** Opens the page, or another address of it, and scrolls to the card, whose island wakes then. */
export async function openAssessment(page: Page, address = ASSESSMENT) {
  await visit(page, address);
  await card(page).scrollIntoViewIfNeeded();
}

/** Opens the assessment and enters the company. */
export async function begin(page: Page, company = 'Petrov Pumps', size = '51-200') {
  await openAssessment(page);
  await untilTakenOver(page);
  await tellCompany(page, company, size);
}

export async function tellCompany(page: Page, company = 'Petrov Pumps', size = '51-200') {
  await card(page).getByLabel('Company Name').fill(company);
  await card(page).getByLabel('Company Size').selectOption(size);
  await card(page).getByRole('button', { name: 'Start Assessment' }).click();
}

/** The position of the option with a value, 1 to 4. */
export const placeOf = (number: number, value: number) =>
  QUESTIONS[number - 1]!.options.findIndex((option) => option.value === value) + 1;

/** Answers questions by keyboard with options of the given value. */
export async function answerByKeys(page: Page, from: number, to: number, value = 3) {
  for (let number = from; number <= to; number += 1) {
    await expect(question(page, number)).toBeVisible();
    await page.keyboard.press('ABCD'[placeOf(number, value) - 1]!);
    await page.keyboard.press('Enter');
  }
}

const runUntil = (last: number, value: number) => ({
  edition: EDITION,
  companySize: '51-200',
  answers: Object.fromEntries(
    QUESTIONS.slice(0, last).map(({ id, options }) => [id, options[placeOf(id, value) - 1]!.id]),
  ),
});

const completeRun = (value: number) => runUntil(LAST, value);

/** Stores answers of this browser to all questions before one. */
export async function answerBefore(page: Page, number: number, value = 3) {
  const data = runUntil(number - 1, value);
  const kept = await page.request.post('/api/ai-quotient/answers', { data });
  expect(kept.status()).toBe(200);
}

/** Stores a complete run with its company on the device before the first page; that page sends it to the server. */
export const keepOnDevice = (page: Page, company: string, value = 3) =>
  page.addInitScript(([key, progress]) => localStorage.setItem(key, progress), [
    DEVICE_KEY,
    JSON.stringify({ ...completeRun(value), company }),
  ] as const);

/** A complete run of this browser, identified only by its cookie. Returns the sent answers. */
export async function keepCompleteRun(page: Page, value = 3) {
  const data = completeRun(value);
  const kept = await page.request.post('/api/ai-quotient/answers', { data });
  expect(kept.status()).toBe(200);
  return data;
}

export async function fillReport(page: Page, email: string) {
  const form = card(page);
  await form.getByLabel('First name').fill('Ana');
  await form.getByLabel('Last name').fill('Petrov');
  await form.getByLabel('Email', { exact: true }).fill(email);
  await form.getByLabel('Job title').fill('COO');
  await form.getByLabel(/I accept/).check();
}

export const askForReport = (page: Page) =>
  card(page).getByRole('button', { name: 'Get Your Full Report' }).click();
