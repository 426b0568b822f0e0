import { expect, test } from '#tests/support/server-fixture.ts';
import { IS_FULL_RUN } from '#tests/support/tier.ts';
import {
  answerBefore,
  ASSESSMENT,
  card,
  fillReport,
  keepCompleteRun,
  LAST,
  placeOf,
  question,
  QUESTIONS,
  stepHeading,
  tellCompany,
} from './support/assessment.ts';
import { newPerson, storedLead } from './support/lead-forms.ts';

/** The complete assessment without JavaScript, one question per page. */

test.use({ javaScriptEnabled: false });

/** The questions that are answered by their forms in the short tier, before the last one. */
const BY_FORM = 4;

test('questions, result, report and download work without scripts', async ({ page, site }) => {
  await page.goto(ASSESSMENT);
  await tellCompany(page);
  for (let number = 1; number <= LAST; number += 1) {
    // The pages of questions are alike; the full tier opens all of them.
    if (!IS_FULL_RUN && number === BY_FORM + 1) {
      number = LAST;
      await answerBefore(page, LAST);
      await page.goto(`/ai-quotient/assessment?step=question-${LAST}`);
    }
    await expect(question(page, number)).toBeVisible();
    const option = QUESTIONS[number - 1]!.options[placeOf(number, 3) - 1]!;
    await card(page).getByLabel(option.text).check();
    if (number === 3) {
      await card(page).getByRole('button', { name: 'Previous' }).click();
      const before = QUESTIONS[1]!.options[placeOf(2, 3) - 1]!;
      await expect(card(page).getByLabel(before.text)).toBeChecked();
      await card(page).getByRole('button', { name: 'Next' }).click();
      await card(page).getByLabel(option.text).check();
    }
    await card(page).getByRole('button', { name: 'Next' }).click();
  }
  await expect(card(page).getByRole('img', { name: '75 of 100, AI Ready' })).toBeVisible();
  await expect(
    card(page)
      .getByText(/^Next:/)
      .first(),
  ).toBeVisible();
  await card(page).getByRole('button', { name: 'Get Your Full Report' }).click();
  await expect(stepHeading(page, 'Get Your Detailed Report')).toBeVisible();
  const email = newPerson();
  await fillReport(page, email);
  await card(page).getByRole('button', { name: 'Get Your Full Report' }).click();
  await expect(stepHeading(page, /^Thank you/)).toBeVisible();
  const lead = await storedLead(site, email);
  expect(lead.fields).toMatchObject({
    company: 'Petrov Pumps',
    companySize: '51-200',
    percentage: '75',
  });
  const href = await card(page)
    .getByRole('link', { name: 'Get Your Full Report' })
    .getAttribute('href');
  const download = await page.request.get(href!);
  expect(download.headers()['content-type']).toBe('application/pdf');
});

test('shows missing fields on the same page and preserves the input', async ({ page }) => {
  await page.goto(ASSESSMENT);
  const form = card(page).locator('form');
  await form.evaluate((element: HTMLFormElement) => (element.noValidate = true));
  await card(page).getByLabel('Company Name').fill('Petrov Pumps');
  await card(page).getByRole('button', { name: 'Start Assessment' }).click();
  await expect(card(page).getByText('Company size is required')).toBeVisible();
  await expect(card(page).getByLabel('Company Name')).toHaveValue('Petrov Pumps');
  await tellCompany(page);
  await expect(question(page, 1)).toBeVisible();
});

test(
  'asks for an unknown company before the report, but not for answers again',
  { tag: '@full' },
  async ({ page, context, site }) => {
    await keepCompleteRun(page);
    await page.goto('/ai-quotient/assessment');
    await card(page).getByRole('button', { name: 'Get Your Full Report' }).click();
    const tell = async () => {
      await expect(stepHeading(page, 'Your Information')).toBeVisible();
      await expect(card(page).getByText('Your answers are saved, but')).toBeVisible();
      await expect(card(page).getByLabel('Company Size')).toHaveValue('51-200');
      await card(page).getByLabel('Company Name').fill('Petrov Pumps');
      await card(page).getByRole('button', { name: 'Continue' }).click();
      await expect(stepHeading(page, 'Get Your Detailed Report')).toBeVisible();
    };
    await tell();
    // The cookie is deleted while the form is open.
    await context.clearCookies({ name: 'ai-quotient-company' });
    const email = newPerson();
    await fillReport(page, email);
    await card(page).getByRole('button', { name: 'Get Your Full Report' }).click();
    await tell();
    await fillReport(page, email);
    await card(page).getByRole('button', { name: 'Get Your Full Report' }).click();
    await expect(stepHeading(page, /^Thank you/)).toBeVisible();
    expect((await storedLead(site, email)).fields).toMatchObject({ company: 'Petrov Pumps' });
  },
);

test('a question cannot be skipped by its URL, and a run can be restarted', async ({ page }) => {
  await page.goto('/ai-quotient/assessment?step=question-9');
  await expect(stepHeading(page, 'Your Information')).toBeVisible();
  await tellCompany(page);
  await page.goto('/ai-quotient/assessment?step=question-9');
  await expect(question(page, 1)).toBeVisible();
  await page.goto('/ai-quotient/assessment?step=nonsense');
  await expect(card(page).getByText('Unknown step')).toBeVisible();
  await card(page).getByRole('button', { name: 'Start over' }).click();
  await expect(stepHeading(page, 'Your Information')).toBeVisible();
});
